-- The server alone says what a car is worth; a person reads and deletes what was said.
drop policy "People keep their own valuations" on public.valuations;
revoke insert on table public.valuations from authenticated;
revoke insert (
  vehicle_id, registration_number, make, model, year, mileage, condition, fuel_type, transmission,
  body_type, engine_size, outward_code, value, low_80, high_80, low_90, high_90, contributions,
  model_version
) on table public.valuations from authenticated;

alter table public.valuations
  alter column user_id drop default,
  add constraint valuations_contributions_length  check (octet_length(contributions::text) <= 16384),
  add constraint valuations_model_version_length  check (char_length(model_version) between 1 and 60);
alter table public.vehicle_valuations
  add constraint vehicle_valuations_contributions_length check (octet_length(contributions::text) <= 16384),
  add constraint vehicle_valuations_model_version_length check (char_length(model_version) between 1 and 60);
