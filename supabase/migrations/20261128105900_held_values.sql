-- For the next migration: a transaction cannot use the values that it adds.
alter type public.listing_status add value 'held' after 'active';
alter type public.staff_decision add value 'held' after 'no_breach';
