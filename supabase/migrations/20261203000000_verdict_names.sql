-- Verdicts of a wide range. New names may be used from the next migration on.
alter type public.price_verdict add value 'below';
alter type public.price_verdict add value 'within';
alter type public.price_verdict add value 'above';
