#!/bin/sh
# deploy/check-disk.sh <folder> <file>: while the volume of the folder, nginx' cache, has less than MIN_FREE_KB free,
# the file exists, and nginx neither writes pages there nor reads them: it cuts off a response that it cannot write.
set -eu
folder=${1:?"Usage: deploy/check-disk.sh <folder> <file>"}
file=${2:?"Usage: deploy/check-disk.sh <folder> <file>"}
free=$(df --output=avail -k "$folder" | tail -n 1)
if [ "$free" -ge "${MIN_FREE_KB:-262144}" ]; then
  rm -f "$file"
elif [ ! -e "$file" ]; then
  mkdir -p "$(dirname "$file")"
  : > "$file"
  echo "The volume of $folder is full ($free kB free): nginx does without its cache" >&2
fi
