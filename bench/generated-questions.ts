import { writeFile } from "node:fs/promises";

const askers =
  "a customer,a contractor,a new colleague,a team lead,a supplier,the landlord,an auditor,a visitor".split(
    ",",
  );
const deeds =
  "split,submit,schedule,extend,approve,return,record,escalate,archive,renew,cancel,dispute,forward,withdraw,combine,postpone,translate,encrypt,delegate,reopen".split(
    ",",
  );
const kinds =
  "refund,vendor,export,travel,badge,audit,safety,payroll,training,parking,pension,warehouse,laptop,phone,visa,lease,fleet,kitchen,press,patent,customs,shipping,archive,library,hotel,insurance,medical,childcare,bonus,overtime,password,backup,printer,server,licence,contract,garden,energy,water,waste".split(
    ",",
  );
const things =
  "allowance,fee,appeal,exception,report,certificate,claim,invoice,reminder,deposit,voucher,schedule,permit,waiver,form,register,summary,notice,receipt,budget,survey,proposal,agreement,ticket,review,quota,reserve,signature,handover,booking,deadline,surcharge,discount,guarantee,inspection,balance,correction,extension,transfer,statement".split(
    ",",
  );
const terms =
  "for orders under 50 euros,in the first year,under the policy of 2024,during the trial period,without a receipt,before the cut-off date,in another country,on behalf of a third party,after the probation ends,while on parental leave,with less than two weeks to go,between two fiscal quarters,outside of office hours,by means of the mobile app,against an earlier decision,beyond the agreed volume,when a colleague is ill,if the supervisor is away,for part-time staff,at the Lisbon branch,from a private account,through an outside agency,despite a missing stamp,according to the works council".split(
    ",",
  );
const openings =
  "When can,How soon may,Who may let,On what terms can,By which form does,Within which limit may".split(
    ",",
  );
const names =
  "Acme,Borealis,Cobalt,Dorian,Ember,Fjord,Granite,Harbor,Ivory,Juniper,Kestrel,Lumen,Meridian,Nimbus,Orchid,Pinnacle,Quartz,Ridge,Sable,Tundra".split(
    ",",
  );

/** How many questions a list has, and how many of them are planted: in other spacing and case, or with a word changed. */
export interface QuestionCounts {
  readonly questions: number;
  readonly equal: number;
  readonly near: number;
}

/** Writes a question a line. Two thirds name a plan of a long tail, as real questions name things. The same counts give the same bytes. */
export async function writeQuestions(path: string, counts: QuestionCounts): Promise<void> {
  let state = 1;
  const upTo = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const pick = (list: readonly string[]): string => list[upTo(list.length)] ?? "";
  const plain = counts.questions - counts.equal - counts.near;
  const lines = Array.from({ length: plain }, () => {
    const start = `${pick(openings)} ${pick(askers)} ${pick(deeds)} a ${pick(kinds)} ${pick(things)} ${pick(terms)}`;
    const tail = ` under the ${pick(names)} ${pick(names).toLowerCase()}${upTo(500)} ${pick(things)} plan`;
    return `${start}${upTo(3) === 0 ? "" : tail}?`;
  });
  for (let index = 0; index < counts.equal; index++) {
    lines.push(`  ${(lines[upTo(plain)] ?? "").toUpperCase().replace(" ", "  ")} `);
  }
  for (let index = 0; index < counts.near; index++) {
    const words = (lines[upTo(plain)] ?? "").split(" ");
    const at = 1 + upTo(words.length - 2);
    const changed = [[`${words[at]}s`], [words[at] ?? "", "usually"], [], [pick(things)]][upTo(4)];
    words.splice(at, 1, ...(changed ?? []));
    lines.push(words.join(" "));
  }
  await writeFile(path, `${lines.join("\n")}\n`);
}
