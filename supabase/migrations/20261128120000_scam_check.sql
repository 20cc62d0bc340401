-- The check for scams: what an account lists is held when several signs of a scam come together. Each sign has points.
-- With five a person of the staff has to decide; with fewer, an advert is held for an hour in which they can.

create index vehicles_description_hash_idx on public.vehicles (md5(description))
  where listing_status = 'active' and char_length(description) >= 80;
create index vehicles_active_registration_idx on public.vehicles (registration_number)
  where listing_status = 'active' and registration_number is not null;

-- Returns a text as it is read for signs: in small letters, without invisible characters.
create function private.plain_text(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    lower(normalize(p_text, NFKC)),
    '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'
  );
$$;
revoke all on function private.plain_text from public;

-- Returns true if a text says what makes the car cheap: damage, a fault, no MOT, or a price that is none.
create function private.explains_price(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(private.plain_text(p_text) ~ concat(
    '\yspares? ?(or|and|&|/) ?repairs?|non[- ]?runner|not running|(won''?t|doesn''?t|does not) start|stood for|not moved since',
    '|\ycat(egory)?[ .-]?[abcdsn]\y|write[- ]?off|written off|salvage|insurance (company|loss|had|no dearer)|professionally repaired',
    '|failed (its |the )?mot|mot (failure|fail|ran out|has run out)|no mot|\ysorn|head ?gasket|overheat|loses? coolant|management light|\yeml\y',
    '|(engine|gearbox|clutch|turbo) (fault|failure|failed|gone|knock|seized|blown|noise)|needs? (an |a |new )?(engine|gearbox|clutch|work|tlc)',
    '|for (parts|breaking)|(?<!no |un)damage|had a (bump|knock|hit)|trailer|recovery|\yproject (car)?|untested|trade sale|auction',
    '|(p\.?x|part[- ]?ex(change)?) to clear|per month|put a price|not £1'
  ), false);
$$;
revoke all on function private.explains_price from public;

-- Returns the names of the signs in a text. Clauses that warn of scams are not read. Patterns that read letters are
-- for words that are spaced out or written with digits.
create function private.scam_signs(p_text text)
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
        '[^.,;!?\n]*\y(scam\w*|fraud\w*|not interested in|wasn''?t born|don''?t bother|no (western union|paypal|gift|crypto|bitcoin|cheques?)|(don''?t|do not) ask me|(don''?t|do not|not) (take|accept|want|use) (any )?(paypal|cheques?|crypto|bitcoin|gift|escrow))\y[^.,;!?\n]*',
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
      '\y(deposit|dep0sit|depo sit|pay|payment|paid|transfer|money|funds|half|£ ?\d{2,4}|\d{1,2} ?%)[^.!?\n]{0,60}\y(before|prior|first|up ?front|in advance|today|tonight|now|to reserve|to hold|i hold|i send|i mark|stops? others?|address)\y',
      '|\y(when|once|after|as soon as) (the |your )?(money|payment|funds|deposit|it)\y[^.!?\n]{0,25}\y(land|landed|lands|arrives?|arrived|clears?|cleared|received|is in|paid|sent|shows)\y',
      '|\y(holding|reservation|small|£ ?\d{2,4}|\d{1,2} ?%) (deposit|fee)\y|\ydeposit by (bank )?trans|something down|half now',
      '|\y(admin|arrangement|booking|report|insurance|processing|check|release|storage|viewing) (fee|slot)\y',
      '|\y(iban|swift|wired?|wire)\y|\yf ?& ?f\y|friends (and|&) family|licence both sides|(copy|photo|picture) of (your )?(licence|passport|id|driving)'
    )),
    ('money_before_viewing', true, 'revolut|cashapp|paysend|skrill|zelle|friendsandfamily'),
    ('no_viewing', false, concat(
      '\y(no|not|without|can''?t|cannot|can not|unable to|don''?t|do not|does not|doesn''?t)\y[^.!?\n]{0,30}\y(view|viewings?|visits?|visitors|visiting|inspection|people home|people here)\y',
      '|from (a )?distance|\yunseen\y|online only|closed for (refurb\w*|works)|without seeing'
    )),
    ('shipping', false, concat(
      '\y(ship|ships|shipped|shipping|courier|haulage|haulier|transporter|logistics|freight|carrier|ferry)\y|\yto (your|ur) (door|address|house|home|street)',
      '|delivery (company|agent|service|firm)|\y(is|be|get|comes?|straight|car|free) (deliver(y|ed)|brought|to you)\y|deliver(y|ed)? (is |will be )?(free|included|handled|done|within|to you|anywhere)'
    )),
    ('seller_away', false, concat(
      '\y(abroad|overseas|off-?shore|oil ?rig|deployed|deployment|regiment|squadron|battalion|stationed|barracks|army|navy|military|soldier|sergeant|at sea)\y',
      '|\y(out of|not in|left|back in) (the )?(uk|country|england)\y|\y(moved|moving|relocated|living|working|based|now) (to|in|at) (spain|france|germany|ireland|sweden|norway|poland|italy|portugal|australia|canada|cyprus|dubai|greece|malta|denmark|finland|holland|usa|america|qatar|orkney|shetland)\y'
    )),
    ('contact_elsewhere', false, concat(
      '\y(g ?mail|hot ?mail|outlook|yahoo|proton ?mail|icloud|google chat|messenger|hangouts|skype)\y|[\w.+-]+ ?(@|\(at\)|\[at\]|-at-| at ) ?[\w-]+ ?(\.|dot|\(dot\))+ ?(com|co|org|net|uk)',
      '|\ymy (e-?mail|mail|user)\y|(do not|don''?t) (reply|check|write|message|answer) (me )?(here|on)|(messages?|chat|app|inbox)\y[^.!?\n]{0,25}(don''?t|doesn''?t|not) (come|arrive|reach|work)',
      '|can''?t (check|read|see|reply to|answer) (messages|here)|(give|send) me your (e-?mail|number)|\y(text|messages?|e-?mails?) only\y|only (text|messages?|e-?mails?)\y',
      '|[0-9]\u20e3|\y(oh|zero|double|triple)\y[ ,.-]+(zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\d)|\+(?!44)\d{2,3}[ \d]{7,}'
    )),
    ('contact_elsewhere', true, 'whatsapp|watsapp|whatapp|wattsapp|whatsap|telegram|viber|wechat|gmail|hotmail|protonmail'),
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
revoke all on function private.scam_signs from public;

-- Returns true for an account of less than 30 days.
create function private.is_new_account(p_created_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select p_created_at > now() - interval '30 days';
$$;
revoke all on function private.is_new_account from public;

-- Returns the signs of a scam in what an account lists, each with its points; null for any other vehicle. Dealers write
-- of deposits, delivery, websites and telephone numbers: of them these do not count.
create function private.suspicion_of(p_vehicle_id uuid)
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
  );
  if 'photo_seen_elsewhere' <> all (rules) and char_length(v.description) >= 80 and exists (
    select from public.vehicles other
    where other.listing_status = 'active' and char_length(other.description) >= 80
      and md5(other.description) = md5(v.description) and other.seller_id <> v.seller_id
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
  -- than 15% is a slip, or that of a month.
  select ln(v.price::float / valued.value) * 3.29 / ln(valued.high_90::float / valued.low_90) into deviation
  from public.vehicle_valuations valued
  where valued.vehicle_id = v.id and v.price::bigint * 100 >= valued.value::bigint * 15 and not private.explains_price(advert);

  select jsonb_object_agg(sign.name, sign.points) into points
  from (
    select weight.name, case seller.seller_type
        when 'private' then case when seller.is_new then weight.new_private else weight.private end
        when 'dealer' then weight.dealer
        else weight.verified
      end as points
    from (values
      ('price_4_deviations',   5, 4, 3, 1),
      ('price_3_deviations',   4, 3, 2, 0),
      ('price_2_deviations',   2, 1, 1, 0),
      ('photo_seen_elsewhere', 4, 4, 2, 0),
      ('plate_listed_twice',   2, 2, 1, 0),
      ('text_seen_elsewhere',  2, 2, 1, 0),
      ('held_twin',            5, 5, 5, 5),
      ('new_dealer',           0, 0, 1, 0),
      ('link',                 2, 2, 0, 0),
      ('untraceable_payment',  2, 2, 1, 0),
      ('money_held_by_others', 2, 2, 0, 0),
      ('money_before_viewing', 2, 2, 0, 0),
      ('no_viewing',           2, 2, 1, 0),
      ('shipping',             2, 2, 0, 0),
      ('manner',               2, 2, 1, 0),
      ('look_alike_letters',   2, 2, 2, 0),
      ('seller_away',          1, 1, 0, 0),
      ('contact_elsewhere',    1, 1, 0, 0),
      ('clearance',            1, 1, 0, 0),
      ('price_story',          1, 1, 1, 0)
    ) as weight (name, new_private, private, dealer, verified)
    where weight.name = any (signs || rules)
      or weight.name = case
        when deviation < -4 then 'price_4_deviations'
        when deviation < -2.8 then 'price_3_deviations'
        when deviation < -1.645 then 'price_2_deviations'
      end
      or weight.name = 'new_dealer' and seller.is_new
  ) sign
  where sign.points > 0;
  return points;
end;
$$;
revoke all on function private.suspicion_of from public;

-- Flags a vehicle for sale for which the signs are enough to be held: five points, four, or of a new account two. What a
-- seller changes of a held one is flagged anew, or no longer known, so that staff clear what they have read alone.
create function private.flag_suspicion(p_vehicle_id uuid)
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
  if total >= (case when is_new then 2 else 4 end) then
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
revoke all on function private.flag_suspicion from public;

-- Triggers: as above, after the rules whose flags count. Definer: sellers may not write flags.
create function private.suspect_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(new.id);
  return null;
end;
$$;
revoke all on function private.suspect_vehicle() from public;

create trigger suspect_new_vehicle
  after insert on public.vehicles
  for each row when (new.listing_status = 'active')
  execute function private.suspect_vehicle();

-- Not where a hold ends: what its seller changed meanwhile was read then, and staff have just looked.
create trigger suspect_vehicle
  after update of listing_status, registration_number, description, trim, features, price
  on public.vehicles
  for each row when (
    new.listing_status in ('active', 'held') and not (old.listing_status = 'held' and new.listing_status = 'active')
  )
  execute function private.suspect_vehicle();

create function private.suspect_vehicle_of_row()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(new.vehicle_id);
  return null;
end;
$$;
revoke all on function private.suspect_vehicle_of_row() from public;

create trigger suspect_valued_vehicle
  after insert or update of low_90 on public.vehicle_valuations
  for each row execute function private.suspect_vehicle_of_row();

-- Trigger: as above, for a photograph added to a listing, after the rule for photographs. Definer: as above.
create function private.suspect_added_photo()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.flag_suspicion(i.vehicle_id) from public.vehicle_images i where i.id = new.photo_id;
  return null;
end;
$$;
revoke all on function private.suspect_added_photo() from public;

create trigger suspect_added_photo
  after insert on private.photo_fingerprints
  for each row execute function private.suspect_added_photo();

-- Trigger: holds what the check for scams flags. Definer: as above.
create function private.hold_suspected_scam()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_strong boolean := (select sum(sign.value::integer) >= 5 from jsonb_each_text(new.details) sign);
begin
  perform private.hold_listing(
    new.vehicle_id,
    'Our automatic check found signs that adverts of cars which cannot be bought often have, such as a price far below such cars, a photograph of another advert, or money asked for before the car is seen. That can be a mistake: '
      || case when is_strong then 'a person looks at it and decides.'
        else 'a person can look at it within the hour, and if nobody finds or reports anything it then goes on sale by itself.' end,
    case when not is_strong then now() + interval '1 hour' end
  );
  return null;
end;
$$;
revoke all on function private.hold_suspected_scam() from public;

create trigger hold_suspected_scam
  after insert or update of fingerprint on public.listing_flags
  for each row when (new.rule = 'suspected_scam' and new.resolved_at is null)
  execute function private.hold_suspected_scam();

-- See public.release_holds. Definer: the server's key may not write decisions.
create function private.release_holds(p_limit integer)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  hold     public.staff_decisions;
  entry    public.staff_decisions;
  released integer := 0;
begin
  for hold in
    select d.* from public.staff_decisions d
    where d.ends_at <= now() and not private.is_undone(d.id) and private.standing_hold(d.case_id) = d.id
      and not private.has_open_report(d.case_id)
    order by d.ends_at limit p_limit for update skip locked
  loop
    -- One that cannot be on sale again does not keep the others.
    begin
      update public.vehicles set listing_status = 'active' where id = hold.case_id and listing_status = 'held';
      -- Staff have decided meanwhile, or its seller has withdrawn it.
      continue when not found;
      insert into public.staff_decisions (case_kind, case_id, decision, title, reason, seller_id, staff_name, undoes)
      values (
        'listing', hold.case_id, 'undone', hold.title, 'Nobody found anything against it within the hour.', hold.seller_id,
        'Automatic check', hold.id
      )
      returning * into entry;
      perform private.queue_decision_mails(entry);
      update public.decision_appeals set decided_at = now() where decision_id = hold.id and decided_at is null;
      released := released + 1;
    exception when insufficient_privilege then
      null;
    end;
  end loop;
  return released;
end;
$$;
revoke all on function private.release_holds from public;
grant execute on function private.release_holds to service_role;

create function public.release_holds(p_limit integer default 100)
returns integer
language sql
set search_path = ''
as $$
  select private.release_holds(p_limit);
$$;
comment on function public.release_holds is
  'Puts listings back on sale whose hold had an end that has passed, unless somebody has reported them meanwhile, at most p_limit; returns how many. Their sellers are told. For the server''s job.';
revoke all on function public.release_holds from public, anon, authenticated;
grant execute on function public.release_holds to service_role;
