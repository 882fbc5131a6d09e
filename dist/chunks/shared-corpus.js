import { currentFile, revisionsFolder, startOf } from "./core.js";
function stateDefects(state) {
	const revisions = new Set([state.current, state.named]);
	return [
		...state.defects,
		...pointerDefects(state),
		...[...revisions].flatMap(alteredTables)
	];
}
function pointerDefects({ paths, pointer, current, named }) {
	if (pointer?.revision !== void 0 && current?.record === void 0) return [{
		rule: "revision/current-unknown",
		message: `The current revision "${pointer.revision}" is not recorded: there is no ${revisionsFolder}/${pointer.revision}/revision.yaml that can be read.`,
		at: pointer.at,
		fix: "Restore its folder from Git, or point at a revision that is there."
	}];
	const other = recordedIds(paths).find((id) => id !== named?.id);
	if (pointer !== void 0 || other === void 0) return [];
	return [{
		rule: "revision/current-unknown",
		message: `There is no ${currentFile}, so nothing says which recorded revision a new one follows.`,
		at: startOf(`${revisionsFolder}/${other}/revision.yaml`),
		fix: `Restore ${currentFile} from Git, or write it: "revision: " and the revision that the retriever uses.`
	}];
}
function alteredTables(revision) {
	const { record } = revision ?? {};
	if (revision === void 0 || record === void 0) return [];
	return ["documents", "chunks"].filter((table) => revision[table]?.sha256 !== record[table].sha256).map((table) => ({
		rule: "revision/altered",
		message: `The ${table} of revision "${revision.id}" are not those that its revision.yaml records.`,
		at: revision.locate([table, "sha256"]),
		fix: "Restore the revision's folder from Git: a recorded revision never changes."
	}));
}
function recordedIds(paths) {
	return paths.flatMap((path) => {
		const [folder, id = "", file, ...deeper] = path.split("/");
		return folder === "corpus-revisions" && file === "revision.yaml" && deeper.length === 0 ? [id] : [];
	});
}
export { alteredTables, stateDefects };
