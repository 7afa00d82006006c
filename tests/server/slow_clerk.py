"""A clerk that repeats what it is told, and never answers where there is nothing to repeat."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if "say" in asked:
        sys.stdout.write(json.dumps({"said": asked["say"]}) + "\n")
        sys.stdout.flush()
