-- The words of an advert tell whether it reads like a scam. They are learned from made-up adverts of several writers
-- (tests/moderation/adverts), and replace lists of phrases, which found 85 % of such scams, 74 % of the smoothest
-- writer's, and held 4 % of honest adverts, of which two in five were written to be mistaken.

create table private.scam_words (
  words  text not null,
  weight real not null,
  constraint scam_words_pkey primary key (words)
);
comment on table private.scam_words is
  'Words and pairs of words by how much more often they are in scams than in honest adverts: the logarithm of the ratio.';

-- Returns how much a text reads like a scam: the weights of its known words, over the root of one more than their number
-- (wordingOf in scripts/moderation/scam-words.ts, from which the weights come).
create function private.scam_wording(p_text text)
returns double precision
language plpgsql stable
set search_path = ''
as $$
declare
  parts constant text[] := array_remove(
    regexp_split_to_array(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(private.plain_text(p_text), '''’', ''), '[0-9]{7,}', ' #phone ', 'g'),
          '[0-9]{3,}', ' #num ', 'g'
        ),
        '[0-9]+', ' #d ', 'g'
      ),
      '[^a-z#£%@]+'
    ),
    ''
  );
begin
  return (
    select coalesce(sum(known.weight), 0) / sqrt(count(*) + 1)
    from private.scam_words known
    where known.words in (
      select part from unnest(parts) part
      union
      select parts[place] || ' ' || parts[place + 1] from generate_series(1, cardinality(parts) - 1) place
    )
  );
end;
$$;
revoke all on function private.scam_wording from public;

-- As before, but the wording replaces the patterns, except those for disguises and for dealers whom nobody can visit.
create or replace function private.scam_signs(p_text text)
returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  plain   text;
  letters text;
  wording double precision;
begin
  -- Most cars of a stock have no text, and each pattern has to be compiled.
  if p_text is null or p_text !~ '\S' then
    return '{}';
  end if;
  wording := private.scam_wording(p_text);
  -- Clauses that warn of scams are no signs.
  plain := regexp_replace(
    private.plain_text(p_text),
    '[^.,;!?\n]*\y(scam\w*|fraud\w*|not interested in|wasn''?t born|don''?t bother|no (western union|paypal|gift|crypto|bitcoin|cheques?)|(don''?t|do not) ask me|no deposits?|never (ask|want)\w*|(see|view|inspect) (it|the car|a car) (first|before)|before (you pay|paying)|(don''?t|do not|not|won''?t|will not) (take|accept|want|use|need|send) (any |an? )?(paypal|cheques?|crypto|bitcoin|gift|escrow|couriers?|codes?))\y[^.,;!?\n]*',
    ' ', 'g'
  );
  letters := regexp_replace(translate(plain, '013457@$!|', 'oieastasil'), '[^a-z]+', '', 'g');
  return array_remove(
    array[
      case when plain ~ concat(
        'https?:|www\.|\y[a-z0-9-]{2,}\.(com|co\.uk|uk|org|net|xyz|top|online|site|info|shop|store|click|link|live|app|io|eu|de|ru|cn|cc|me)\y',
        '|[({<\[] ?(dot|\.) ?[)}>\]]|\ydot (com|co|uk|net|org|xyz|top)\y|\yt\.me\y|bit\.ly|cutt\.ly|tinyurl|\y(qr|scan the) code\y',
        '|link in my|\yno spaces\y|google it|(in|on) (the )?(last|final) (picture|photo)'
      ) then 'link' end,
      case when plain ~ concat(
        '\y((zero|oh?|one|two|three|four|five|six|seven|eight|nine|\d)[^a-z0-9]+){7}|[\[(] ?(a|at|@) ?[\])] ?[a-z]+[^a-z]{1,5}(d[o0]t|com|co|net|org|me|uk)\y|[a-z0-9] ?(@| at )[^.\n]{2,20}( [.,] ?|,|d[o0]t ?)(com|co|net|org)\y',
        '|\yw[ ._*-]h[ ._*-]?a[ ._*-]?t|\yt[ ._*-]e[ ._*-]l[ ._*-]e|(remove|without) (the )?(spaces|dots)'
      ) then 'disguised_contact' end,
      -- Cyrillic or Greek letters in a Latin word.
      case when plain ~ '[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]' then 'look_alike_letters' end,
      case when letters ~ 'giftcard|giftvoucher|itunes|steamcard|amazoncard|amazonvoucher|googleplay|bitcoin|ethereum|crypto|westernunion|moneygram|paysafe|neosurf|prepaidcard'
        then 'untraceable_payment' end,
      case when plain ~ concat(
        '\y(no|not|without|can''?t|cannot|can not|unable to|don''?t|do not|does not|doesn''?t)\y[^.!?\n]{0,30}\y(view|viewings?|visits?|visitors|visiting|inspection|people home|people here)\y',
        '|from (a )?distance|\yunseen\y|online only|closed (for (refurb\w*|works)|to the public)|without seeing|not open to (the )?public|(sales|viewings) (are|is) (all )?online|(undergoing|under) (refurb\w*|renovation)|delivery only'
      ) then 'no_viewing' end,
      case when plain ~ '\y(deposit|reservation|holding fee)\y[^.!?\n]{0,15}\yby (\w+ )?(trans\w*|payment)\y' then 'deposit_by_transfer' end,
      -- Above 2.9 are 5 % of honest adverts, of which two in five were written to be mistaken; above 3.8 are 2 %.
      case when wording > 3.8 then 'clear_scam_wording' when wording > 2.9 then 'scam_wording' end
    ],
    null
  );
end;
$$;
comment on function private.scam_signs(text) is
  'Names of the signs of a scam that an advert''s text shows, none twice; empty for a text without words.';

drop function private.matched_scam_signs;

-- As before, with the points of the wording.
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
    from (values
      ('price_4_deviations',   5, 4, 3, 3),
      ('price_3_deviations',   4, 3, 2, 1),
      ('price_2_deviations',   2, 1, 1, 0),
      ('photo_seen_elsewhere', 4, 4, 2, 0),
      ('plate_listed_twice',   2, 2, 1, 0),
      ('text_seen_elsewhere',  2, 2, 1, 0),
      ('several_cheap_cars',   2, 0, 0, 0),
      ('held_twin',            5, 5, 5, 5),
      ('new_dealer',           0, 0, 1, 0),
      ('link',                 2, 2, 0, 0),
      ('untraceable_payment',  2, 2, 1, 0),
      ('look_alike_letters',   2, 2, 2, 0),
      ('disguised_contact',    2, 2, 2, 2),
      -- The wording tells them of a private seller.
      ('no_viewing',           0, 0, 2, 2),
      ('deposit_by_transfer',  0, 0, 1, 1),
      ('scam_wording',         2, 2, 2, 1),
      ('clear_scam_wording',   3, 3, 3, 2)
    ) as weight (name, new_private, private, dealer, verified)
    where weight.name = any (signs || rules)
      or weight.name = 'price_' || case when deviation < -3.5 then 4 else -round(deviation) end || '_deviations'
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;
