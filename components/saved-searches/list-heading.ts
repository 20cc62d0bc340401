/** The id of the heading above the saved searches, which takes the focus of a search that is gone. */
export const LIST_HEADING = 'saved-searches';
