alter table public.sellers add column is_made_up boolean not null default false;
comment on column public.sellers.is_made_up is
  'Set by the seed alone: what its listings ask is made up, so valuations learn nothing from them. For the server only.';
-- Sellers without an account are the seed's.
update public.sellers set is_made_up = true where user_id is null;

create table public.own_stock_fits (
  fitted_on date    not null,
  adverts   integer not null,
  steps     jsonb   not null,
  scores    jsonb   not null,
  constraint own_stock_fits_pkey         primary key (fitted_on),
  constraint own_stock_fits_adverts      check (adverts >= 0),
  constraint own_stock_fits_steps        check (jsonb_typeof(steps) = 'object'),
  constraint own_stock_fits_steps_length check (octet_length(steps::text) <= 1048576),
  constraint own_stock_fits_scores       check (jsonb_typeof(scores) = 'array')
);
comment on table public.own_stock_fits is
  'Corrections of the model''s values by real adverts of the site, the newest in use. For the server only.';
comment on column public.own_stock_fits.steps is
  'Corrections in log price, {step: {group: amount}}; steps: level, make, model, kind (fuel and age band).';
comment on column public.own_stock_fits.scores is
  'The median error, in log price, of adverts that a step has not seen: [{"step", "before", "after"}].';

alter table public.own_stock_fits enable row level security;
revoke all on table public.own_stock_fits from anon, authenticated;
grant all on table public.own_stock_fits to service_role;
