/** The id of the `<dialog>` that holds the advanced filters. */
export const PANEL_ID = 'filter-panel';
/** The id of the button that opens it. */
export const TOGGLE_ID = 'more-filters';
export const ERRORS_ID = 'filter-errors';

export const closePanel = () =>
  (document.getElementById(PANEL_ID) as HTMLDialogElement | null)?.close();
