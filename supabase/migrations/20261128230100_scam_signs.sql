-- Mends of the check for scams: who was first, reasons for a low price, dealers nobody can visit, disguised contacts.

-- Returns how many reasons for a low price a text gives: damage, a fault, no MOT, or a price that is none. One is soon
-- written into a text that means something else.
create function private.price_reasons(p_text text)
returns bigint
language sql immutable
set search_path = ''
as $$
  select count(distinct reason[1]) from regexp_matches(private.plain_text(p_text), concat(
    '(\yspares? ?(or|and|&|/) ?repairs?|non[- ]?runner|not running|(won''?t|doesn''?t|does not) (start|drive)|stood for|not moved since',
    '|\ycat(egory)?[ .-]?[abcdsn]\y|write[- ]?off|written off|salvage|insurance (company|loss|had|no dearer)|professionally repaired',
    '|failed (its |the )?mot|mot (failure|fail|ran out|has run out)|no mot|\ysorn|head ?gasket|overheat|loses? coolant|management light|\yeml\y',
    '|timing (chain|belt) (gone|snapped)|(engine|gearbox|clutch|turbo) (fault|failure|failed|gone|knock|noise|noisy|seized|blown)|needs? (an |a |new )?(engine|gearbox|clutch|work|tlc)',
    '|for (parts|breaking)|(?<!no |un)damage|had a (bump|knock|hit)|trailer|transporter|recovery|\yproject (car)?|untested|scrap|breakers|trade sale|auction|sold as seen',
    '|(p\.?x|part[- ]?ex(change)?) to clear|per month|put a price|not £1)'
  ), 'g') reason;
$$;
revoke all on function private.price_reasons from public;

-- As before; also money by transfer, an address that is told for money, a place nobody may visit, and how to be reached
-- in a form that hides it. Warnings of scams name them too, and money is paid before the keys are handed over.
create or replace function private.matched_scam_signs(p_text text)
returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct sign.name), '{}')
  from (
    select read.plain, regexp_replace(translate(read.plain, '013457@$!|', 'oieastasil'), '[^a-z]+', '', 'g') as letters
    from (
      select regexp_replace(
        private.plain_text(p_text),
        '[^.,;!?\n]*\y(scam\w*|fraud\w*|not interested in|wasn''?t born|don''?t bother|no (western union|paypal|gift|crypto|bitcoin|cheques?)|(don''?t|do not) ask me|no deposits?|never (ask|want)\w*|(see|view|inspect) (it|the car|a car) (first|before)|before (you pay|paying)|(don''?t|do not|not|won''?t|will not) (take|accept|want|use|need|send) (any |an? )?(paypal|cheques?|crypto|bitcoin|gift|escrow|couriers?|codes?))\y[^.,;!?\n]*',
        ' ', 'g'
      ) as plain
    ) read
  ) advert
  cross join (values
    ('link', false, concat(
      'https?:|www\.|\y[a-z0-9-]{2,}\.(com|co\.uk|uk|org|net|xyz|top|online|site|info|shop|store|click|link|live|app|io|eu|de|ru|cn|cc|me)\y',
      '|[({<\[] ?(dot|\.) ?[)}>\]]|\ydot (com|co|uk|net|org|xyz|top)\y|\yt\.me\y|bit\.ly|cutt\.ly|tinyurl|\y(qr|scan the) code\y',
      '|link in my|\yno spaces\y|google it|(in|on) (the )?(last|final) (picture|photo)'
    )),
    ('untraceable_payment', true,
      'giftcard|giftvoucher|itunes|steamcard|amazoncard|amazonvoucher|googleplay|bitcoin|btc|usdt|ethereum|crypto|westernunion|moneygram|paysafe|neosurf|prepaidcard'),
    ('money_held_by_others', false, concat(
      '\y(held|kept|blocked|frozen|secured) (by|with|until)\y|client account|holding account|\yinvoice\y|third[- ]part(y|ies)',
      '|keeps? (it|the money|your money|the funds) until|(until|once|after|when) you (accept|confirm|approve|receive|have received|are happy|inspect|check)',
      '|\y(money[- ]?back|inspection|return) (period|promise|guarantee)|\d+ days? (to )?(inspect|check|test|money back|trial|inspection)|refund(ed|able)'
    )),
    ('money_held_by_others', true, 'escrow|ebaymotors|ebayprotection|buyerprotection|protectionprogram|purchaseprotection|safepay|securepay|trustaccount'),
    ('money_before_viewing', false, concat(
      '(\y(deposit|dep0sit|depo sit|pay|payment|paid|transfer|money|funds|half|\d{1,2} ?%|\d{2,4} ?(pounds|quid|gbp))|(£|\ygbp) ?\d{2,4})[^.!?\n]{0,60}\y((before|prior)(?! (to )?(the |you |i )?(keys?|hand|collect|tak|leav|driv))|first|up ?front|in advance|today|tonight|now|to reserve|to hold|to book|i hold|i send|i mark|i take|stops? others?|address|postcode)\y',
      '|first (to|who) (send|pay|transfer)\w*',
      '|\y(when|once|after|as soon as)\y[^.!?\n]{0,40}\y(lands?|landed|clears?|cleared|is in|paid|(money|payment|funds|deposit|it|\d{2,4})( has| is)? (arrives?|arrived|received|sent|shows)|(i|we) (see|get|have) (the |your )?(money|payment|transfer|deposit))\y',
      '|\y(holding|reservation|small|\d{1,2} ?%) (deposit|fee|money)\y|£ ?\d{2,4} (deposit|fee)\y|something down|half now',
      '|\y(admin|arrangement|booking|report|insurance|processing|check|release|storage|viewing) (fee|slot)\y',
      '|\y(iban|swift|wired?|wire)\y|\yf ?(&|and) ?f\y|friends (and|&) family|licence (both sides|front)|(copy|photo|picture) of (your )?(licence|passport|id|driving)|send (me )?(your |a )?(driving licence|passport|id)\y|proof of address|\d digit code|(read|tell|send) (it|me|the code)[^.!?\n]{0,12}\yback'
    )),
    ('deposit_by_transfer', false, '\y(deposit|reservation|holding fee)\y[^.!?\n]{0,15}\yby (\w+ )?(trans\w*|payment)\y'),
    ('money_before_viewing', true, 'revolut|cashapp|paysend|skrill|zelle|friendsandfamily|(address|postcode)(once|after|when|assoonas)(the|i|we|your|a)?(money|payment|transfer|deposit|reservation|see|get)'),
    ('no_viewing', false, concat(
      '\y(no|not|without|can''?t|cannot|can not|unable to|don''?t|do not|does not|doesn''?t)\y[^.!?\n]{0,30}\y(view|viewings?|visits?|visitors|visiting|inspection|people home|people here)\y',
      '|from (a )?distance|\yunseen\y|online only|closed (for (refurb\w*|works)|to the public)|without seeing|not open to (the )?public|(sales|viewings) (are|is) (all )?online|(undergoing|under) (refurb\w*|renovation)|delivery only'
    )),
    ('shipping', false, concat(
      '\y(ship|ships|shipped|shipping|courier|haulage|haulier|transporter|logistics|freight|carrier|ferry)\y|\yto (your|ur) (door|address|house|home|street)',
      '|delivery (company|agent|service|firm)|\y(is|be|get|comes?|straight|car|free) (deliver(y|ed)|brought|to you)\y|deliver(y|ed)? (is |will be )?(free|included|handled|done|within|to you|anywhere)'
    )),
    ('seller_away', false, concat(
      '\y(abroad|overseas|off-?shore|oil ?rig|deployed|deployment|regiment|squadron|battalion|stationed|barracks|army|navy|military|soldier|sergeant|at sea)\y',
      '|\y(out of|not in|left|back in) (the )?(uk|country|england)\y|\y(moved|moving|relocated|living|working|based|now)( me| us)? (to|in|at) (spain|france|germany|ireland|sweden|norway|poland|italy|portugal|australia|canada|cyprus|dubai|greece|malta|denmark|finland|holland|usa|america|qatar|orkney|shetland)\y'
    )),
    ('contact_elsewhere', false, concat(
      '\y(g ?mail|hot ?mail|outlook|yahoo|proton ?mail|icloud|google chat|messenger|hangouts|skype)\y|[\w.+-]+ ?(@|\(at\)|\[at\]|-at-| at ) ?[\w-]+ ?(\.|dot|\(dot\))+ ?(com|co|org|net|uk)',
      '|\ymy (e-?mail|mail|user)\y|(do not|don''?t) (reply|check|write|message|answer) (me )?(here|on)|(messages?|chat|app|inbox)\y[^.!?\n]{0,25}(don''?t|doesn''?t|not) (come|arrive|reach|work)',
      '|can''?t (check|read|see|reply to|answer) (messages|here)|(give|send) me your (e-?mail|number)|\y(text|messages?|e-?mails?) only\y|only (text|messages?|e-?mails?)\y',
      '|[0-9]\u20e3|\y(oh|zero|double|triple)\y[ ,.-]+(zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\d)|\+(?!44)\d{2,3}[ \d]{7,}'
    )),
    ('contact_elsewhere', true, 'whatsapp|watsapp|whatapp|wattsapp|whatsap|telegram|viber|wechat|gmail|hotmail|protonmail'),
    ('disguised_contact', false, concat(
      '\y((zero|oh?|one|two|three|four|five|six|seven|eight|nine|\d)[^a-z0-9]+){7}|[\[(] ?(a|at|@) ?[\])] ?[a-z]+[^a-z]{1,5}(d[o0]t|com|co|net|org|me|uk)\y|[a-z0-9] ?(@| at )[^.\n]{2,20}( [.,] ?|,|d[o0]t ?)(com|co|net|org)\y',
      '|\yw[ ._*-]h[ ._*-]?a[ ._*-]?t|\yt[ ._*-]e[ ._*-]l[ ._*-]e|(remove|without) (the )?(spaces|dots)'
    )),
    ('clearance', false, '\y(liquidat\w*|bankrupt\w*|repossess\w*|seized|fleet|customs|compound|insolvency|administrators?|abandoned)\y'),
    ('price_story', false, concat(
      'price is (real|right|correct|low|no mistake|not a mistake)|price (valid|only until|ends)|(put|priced?) (it )?(so )?(low|under)|low price|dealer price would',
      '|below (trade|value|market)|under value|less than (it''?s|its) worth|cheap because|don''?t ask why|half (of )?(the )?(price|value)'
    )),
    ('manner', false, concat(
      'thank you for your interest|be respectful|greetings|hello (dear|friend|sir)|dear (friend|buyer|sir)|god bless|trust me|trustworthy|serious (buyer|person|people)s?',
      '|all (uk )?(papers|documents)|perfect (technical|working)|first hand|no accident|never accident|(vehicle|car) (presents|is located)|for your safety'
    )),
    -- Cyrillic or Greek letters in a Latin word.
    ('look_alike_letters', false, '[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]')
  ) as sign (name, reads_letters, pattern)
  where case when sign.reads_letters then advert.letters else advert.plain end ~ sign.pattern;
$$;

-- As before, but who was first with a plate, a photograph or a text is not suspected for it, a reason for a low price
-- lowers its points, and the owner of a new account who lists several such cars in a day is.
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
      ('money_held_by_others', 2, 2, 0, 0),
      ('money_before_viewing', 2, 2, 0, 0),
      ('deposit_by_transfer',  2, 2, 1, 1),
      ('no_viewing',           2, 2, 2, 2),
      ('shipping',             2, 2, 0, 0),
      ('manner',               2, 2, 1, 0),
      ('look_alike_letters',   2, 2, 2, 0),
      ('disguised_contact',    2, 2, 2, 2),
      ('seller_away',          1, 1, 1, 1),
      ('contact_elsewhere',    1, 1, 0, 0),
      ('clearance',            1, 1, 0, 0),
      ('price_story',          1, 1, 1, 0)
    ) as weight (name, new_private, private, dealer, verified)
    where weight.name = any (signs || rules)
      or weight.name = 'price_' || case when deviation < -3.5 then 4 else -round(deviation) end || '_deviations'
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;

-- As before, an older account's from three points on.
create or replace function private.flag_suspicion(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v      public.vehicles;
  is_new boolean;
  points jsonb;
  total  integer;
begin
  select * into v from public.vehicles listed where listed.id = p_vehicle_id and listed.listing_status in ('active', 'held');
  select private.is_new_account(u.created_at) into is_new
  from public.sellers s join auth.users u on u.id = s.user_id where s.id = v.seller_id;
  if not found then
    return;
  end if;
  points := private.suspicion_of(p_vehicle_id);
  total := (select sum(sign.value::integer) from jsonb_each_text(points) sign);
  if total >= (case when is_new then 2 else 3 end) then
    perform private.flag_listing(
      v.id, 'suspected_scam',
      concat_ws(
        E'\n', v.description, v.trim, array_to_string(v.features, E'\n'), v.registration_number, total >= 5,
        -- A price that is no sign may change.
        case when points ?| '{price_2_deviations,price_3_deviations,price_4_deviations}' then v.price end
      ),
      points
    );
  elsif v.listing_status = 'held' then
    update public.listing_flags set id = gen_random_uuid(), fingerprint = null
    where vehicle_id = v.id and rule = 'suspected_scam' and resolved_at is null;
  end if;
end;
$$;

drop function private.explains_price;
