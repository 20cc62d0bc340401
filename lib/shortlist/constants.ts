/** Maximum length of a comment on a car, in characters; as in the database. */
export const MAX_COMMENT = 140;

/** Maximum length of the name that a visitor types, in characters; as in the database. */
export const MAX_VISITOR_NAME = 40;

/** Maximum number of cars on the page of a shared shortlist; as in `shared_shortlist_cars`. */
export const MAX_SHARED_CARS = 100;
