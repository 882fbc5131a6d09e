"""The same components with scipy: components-peer.py FILE"""
import json
import os
import resource
import sys

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

numbers, one, other, first, mask, bits = {}, [], [], [], [], {}
with open(sys.argv[1], encoding="latin-1") as lines:
    for line in lines:
        split, names = line.rstrip("\n").split("\t")
        families = [numbers.setdefault(name, len(numbers)) for name in names.split(",")]
        first.append(families[0])
        mask.append(bits.setdefault(split, 1 << len(bits)))
        for family in families[1:]:
            one.append(families[0])
            other.append(family)
size = len(numbers)
edges = coo_matrix((np.ones(len(one), np.int8), (one, other)), shape=(size, size))
count, label = connected_components(edges, directed=False)
seen = np.zeros(count, np.int64)
np.bitwise_or.at(seen, label[np.array(first)], np.array(mask))
print(json.dumps({"components": int(count), "crossing": int(((seen & (seen - 1)) != 0).sum())}))
used = resource.getrusage(resource.RUSAGE_SELF)
with open(os.environ["TOUCHSTONE_BENCH_USAGE"], "w") as told:
    json.dump({"cpu": used.ru_utime + used.ru_stime, "peak": used.ru_maxrss / 1024}, told)
