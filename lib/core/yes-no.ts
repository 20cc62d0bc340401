/** Cells, as normalised names, that say yes. */
export const YES = /^(?:y|yes|true|1|x|ja|oui|si|tak|on)$/;
/** Cells, as normalised names, that say no. */
export const NO = /^(?:n|no|false|0+|nope|nein|non|nee|nie|notyet|off)$/;
