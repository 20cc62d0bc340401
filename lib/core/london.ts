const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The date in London as YYYY-MM-DD: the day boundary the database uses, the same on the server and in any browser. */
export const londonDay = (time: Date | number) => day.format(time);

/** The current year in London. */
export const londonYear = () => Number(londonDay(new Date()).slice(0, 4));
