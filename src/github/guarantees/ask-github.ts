import type { HostFacts } from "../../approving/guarantees/facts.ts";
import { systemClock } from "../clock.ts";
import { Connection, type Place } from "../connection.ts";
import { readGuarantees, type Asked } from "./read-guarantees.ts";

/** The same as `readGuarantees`, by the clock of the machine. */
export async function askGitHub(place: Place, token: string, asked: Asked): Promise<HostFacts> {
  return await readGuarantees(new Connection(place, token, systemClock), asked);
}
