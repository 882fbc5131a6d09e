"""Loads what `touchstone export --out FOLDER` wrote. Needs Python 3.9 or later and nothing else."""

import hashlib
import json
import pathlib
import warnings


class Fields(dict):
    def __missing__(self, name):
        raise ValueError(f"The manifest has no {name!r}.")


def load_golden_set(folder, corpus_revision):
    """The manifest, and the cases by id. Raises ValueError where they are not what was exported,
    or not judged for the corpus revision that the index was built from."""
    manifest = json.loads(pathlib.Path(folder, "manifest.json").read_text("utf-8"), object_hook=Fields)
    if (manifest["version"], manifest["shape"]) != (1, "jsonl"):
        raise ValueError(f"This loader knows no {manifest['shape']} of version {manifest['version']}.")
    claim, revision = manifest["claim"], manifest["corpusRevision"]
    members, [file] = manifest["members"], manifest["files"]
    if revision["id"] != corpus_revision:
        raise ValueError(f"The set is judged for {revision['id']!r}, the index was built from {corpus_revision!r}.")
    said = {"claim": claim and {k: claim[k] for k in ("kind", "statement", "cutoff") if k in claim},
            "members": [{k: one[k] for k in ("id", "digest", "split")} for one in members], "revision": revision}
    if sha256(json.dumps(said, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()) != manifest["digest"]:
        raise ValueError("The manifest was changed after the export.")
    content = pathlib.Path(folder, file["path"]).read_bytes()
    if sha256(content) != file["sha256"]:
        raise ValueError(f"{file['path']} was changed after the export.")
    cases = {case["id"]: case for case in map(json.loads, filter(None, content.decode().split("\n")))}
    if [(one["id"], one["digest"]) for one in members] != [(key, case["digest"]) for key, case in cases.items()]:
        raise ValueError("The cases are not the members that the manifest names.")
    if spent := sum("label" in case for case in cases.values()):
        warnings.warn(f"Spent cases: {spent} of {len(cases)}. A score on them is not confirmation.")
    return manifest, cases


def sha256(content):
    return "sha256:" + hashlib.sha256(content).hexdigest()
