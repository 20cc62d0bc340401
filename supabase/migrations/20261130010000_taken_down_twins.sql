-- A seller whose car staff had taken down was back within the hour with the same photographs, and at once with others and
-- no number plate: these are held until staff decide.

-- It was left out where the table is made.
alter table private.scam_words enable row level security;

-- How much each sign of a scam counts: of a private seller with a new account, another private seller, a dealer, a
-- verified dealer. Three points hold an advert for an hour, five until staff decide. The wording tells of a private seller who shows no car.
create table private.suspicion_points (
  name        text     not null,
  new_private smallint not null,
  private     smallint not null,
  dealer      smallint not null,
  verified    smallint not null,
  constraint suspicion_points_pkey primary key (name)
);
comment on table private.suspicion_points is 'Points of each sign of a scam, by kind of seller; see private.suspicion_of.';
alter table private.suspicion_points enable row level security;
insert into private.suspicion_points (name, new_private, private, dealer, verified) values
  ('price_4_deviations',   5, 4, 3, 3),
  ('price_3_deviations',   4, 3, 2, 1),
  ('price_2_deviations',   2, 1, 1, 0),
  ('photo_seen_elsewhere', 4, 4, 2, 0),
  ('plate_listed_twice',   2, 2, 1, 0),
  ('text_seen_elsewhere',  2, 2, 1, 0),
  ('several_cheap_cars',   2, 0, 0, 0),
  ('held_twin',            5, 5, 5, 5),
  ('taken_down_twin',      5, 5, 3, 0),
  ('new_dealer',           0, 0, 1, 0),
  ('link',                 2, 2, 0, 0),
  ('untraceable_payment',  2, 2, 1, 0),
  ('look_alike_letters',   2, 2, 2, 0),
  ('disguised_contact',    2, 2, 2, 2),
  ('no_viewing',           0, 0, 2, 2),
  ('deposit_by_transfer',  0, 0, 1, 1),
  ('scam_wording',         2, 2, 2, 1),
  ('clear_scam_wording',   3, 3, 3, 2);

-- Returns true for a car that looks like one of the same seller that staff took down within a year: a photograph is alike,
-- or it came later, is of the same kind with nearly the same mileage, and the number plates do not tell them apart. A
-- picture beside other models too, such as a banner, is none of a car. Cars with two number plates may be photographed on
-- one spot, so theirs must be nearly the same.
create function private.resembles_taken_down(p_vehicle public.vehicles)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.vehicles down
    where down.seller_id = p_vehicle.seller_id and down.id <> p_vehicle.id
      and down.taken_down_at > now() - interval '1 year'
      and (
        exists (
          select from public.vehicle_images i
          join private.photo_fingerprints own on own.photo_id = i.id
          join public.vehicle_images taken on taken.vehicle_id = down.id
          join private.photo_fingerprints copy on copy.photo_id = taken.id
          where i.vehicle_id = p_vehicle.id
            and bit_count(own.hash # copy.hash)
              <= case when down.registration_number <> p_vehicle.registration_number then 4 else 10 end
            and not exists (
              select from private.shown_photographs shown join public.vehicles other on other.id = shown.listing_id
              where shown.seller_id = down.seller_id and shown.hash = copy.hash
                and (shown.model_id, shown.year) <> (down.model_id, down.year)
                and other.taken_down_at is null and other.created_at < down.taken_down_at
            )
        )
        or p_vehicle.created_at > down.taken_down_at
          and (down.model_id, down.year, down.fuel_type, down.body_type, down.transmission)
            = (p_vehicle.model_id, p_vehicle.year, p_vehicle.fuel_type, p_vehicle.body_type, p_vehicle.transmission)
          and coalesce(down.colour, p_vehicle.colour) is not distinct from coalesce(p_vehicle.colour, down.colour)
          and abs(coalesce(down.mileage, p_vehicle.mileage, 0) - coalesce(p_vehicle.mileage, down.mileage, 0))
            <= greatest(1000, down.mileage / 20)
          and (down.registration_number is null or p_vehicle.registration_number is null)
      )
  );
$$;
revoke all on function private.resembles_taken_down from public;
grant execute on function private.resembles_taken_down to service_role;

-- As before, with the points of a table, and one more rule.
create or replace function private.suspicion_of(p_vehicle_id uuid)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  v         public.vehicles;
  seller    record;
  advert    text;
  signs     text[];
  rules     text[];
  points    jsonb;
  deviation double precision;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id;
  select s.seller_type, private.is_new_account(u.created_at) as is_new into seller
  from public.sellers s join auth.users u on u.id = s.user_id
  where s.id = v.seller_id;
  if not found then
    return null;
  end if;
  advert := concat_ws(E'\n', v.description, v.trim, array_to_string(v.features, E'\n'));
  signs := private.scam_signs(advert);
  rules := array(
    select f.rule from public.listing_flags f where f.vehicle_id = v.id and f.rule <> 'suspected_scam' and f.resolved_at is null
      and not exists (
        select from public.vehicles other
        where other.id = (f.details ->> 'other')::uuid and (other.created_at, other.id) > (v.created_at, v.id)
      )
  );
  if 'photo_seen_elsewhere' <> all (rules) and char_length(v.description) >= 80 and exists (
    select from public.vehicles other
    where other.listing_status = 'active' and char_length(other.description) >= 80
      and md5(other.description) = md5(v.description) and other.seller_id <> v.seller_id
      and (other.created_at, other.id) < (v.created_at, v.id)
  ) then
    rules := rules || 'text_seen_elsewhere'::text;
  end if;
  if exists (
    select from public.vehicles twin
    where twin.seller_id = v.seller_id and twin.registration_number = v.registration_number and twin.id <> v.id
      and private.is_held(twin.id)
  ) then
    rules := rules || 'held_twin'::text;
  end if;
  if private.resembles_taken_down(v) then
    rules := rules || 'taken_down_twin'::text;
  end if;
  if 'photo_seen_elsewhere' = any (rules) then
    -- Often the same person's car: one sign, not two.
    rules := array_remove(rules, 'plate_listed_twice');
  end if;
  -- How far the price is from the valuation, in standard deviations: the 90% range is 3.29 of them wide. A price of less
  -- than 11% lacks a digit, or is that of a month. Without a valuation, less than half of what others ask is low.
  select case when v.price::bigint * 100 >= valued.value::bigint * 11
    then ln(v.price::float / valued.value) * 3.29 / ln(valued.high_90::float / valued.low_90) end into deviation
  from public.vehicle_valuations valued where valued.vehicle_id = v.id;
  if not found and v.price * 2 < (
    select percentile_cont(0.5) within group (order by other.price)
    from public.vehicles other
    where other.model_id = v.model_id and other.year between v.year - 1 and v.year + 1 and other.seller_id <> v.seller_id
      and other.listing_status = 'active'
    having count(*) >= 5
  ) then
    deviation := -3;
  end if;
  if deviation < -1.5 and private.price_reasons(advert) > 0 then
    deviation := case when deviation < -3.5 and private.price_reasons(advert) = 1 then -2 end;
  end if;
  if seller.is_new and deviation < -1.5 and exists (
    select from public.vehicles other join public.vehicle_valuations valued on valued.vehicle_id = other.id
    where other.seller_id = v.seller_id and other.id <> v.id and other.listing_status in ('active', 'held')
      and abs(extract(epoch from other.created_at - v.created_at)) < 86400 and other.price < valued.low_90
  ) then
    rules := rules || 'several_cheap_cars'::text;
  end if;

  select jsonb_object_agg(sign.name, sign.points) into points
  from (
    select weight.name, case seller.seller_type
        when 'private' then case when seller.is_new then weight.new_private else weight.private end
        when 'dealer' then weight.dealer
        else weight.verified
      end as points
    from private.suspicion_points weight
    where weight.name = any (signs || rules)
      or weight.name = 'price_' || case when deviation < -3.5 then 4 else -round(deviation) end || '_deviations'
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;
