#!/bin/sh
# deploy/nginx/render.sh: prints nginx.conf, made from the template and the variables that nginx.env names. With
# WITHOUT=<address:port> nginx sends that process nothing.
set -eu
here=$(dirname "$0")
names=$(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$here/nginx.env")
for name in $names; do
  eval ": \"\${$name:?is not set: see deploy/nginx/nginx.env}\""
done
if [ -n "${WITHOUT:-}" ]; then
  others=$(printf '%s' "$PROCESSES" | sed "s/server $WITHOUT /server $WITHOUT down /")
  [ "$others" != "$PROCESSES" ] || { echo "PROCESSES names no $WITHOUT" >&2; exit 1; }
  PROCESSES=$others
  export PROCESSES
fi
envsubst "$(printf '${%s} ' $names)" < "$here/nginx.conf.template"
