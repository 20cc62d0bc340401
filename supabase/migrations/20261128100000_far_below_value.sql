-- A new value is usable from the next migration on: a transaction cannot use the one that it adds.
alter type public.price_verdict add value 'far_below' before 'under';
