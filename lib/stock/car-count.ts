/** The number of cars in the rows of a file; empty rows are none. */
export const carsIn = (rows: string[][]) => rows.filter(({ length }) => length > 0).length;
