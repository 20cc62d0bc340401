#!/bin/sh
# deploy/nginx/render.sh: prints nginx.conf, made from the template and the variables that nginx.env names.
set -eu
here=$(dirname "$0")
names=$(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$here/nginx.env")
for name in $names; do
  eval ": \"\${$name:?is not set: see deploy/nginx/nginx.env}\""
done
envsubst "$(printf '${%s} ' $names)" < "$here/nginx.conf.template"
