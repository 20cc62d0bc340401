#!/bin/sh
# deploy/use-certificate.sh: certbot runs it after each renewal. Copies the certificate to where nginx reads it, and lets
# nginx load it: certbot's own folder exists only after the first certificate, and only root may read it.
set -eu
folder=${TLS:-/etc/forecourt/tls}
install -m 600 "${RENEWED_LINEAGE:?is set by certbot}/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" "$folder/"
# The account of the container's nginx; on the machine itself root reads the files.
[ -z "${OWNER:-}" ] || chown "$OWNER" "$folder/fullchain.pem" "$folder/privkey.pem"
${RELOAD:-systemctl reload nginx}
