/** Normalised names of cells that mean yes. */
export const YES = /^(?:y|yes|true|1|x|ja|oui|si|tak|on)$/;
/** Normalised names of cells that mean no. */
export const NO = /^(?:n|no|false|0+|nope|nein|non|nee|nie|notyet|off)$/;
