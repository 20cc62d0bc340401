-- Defines profiles of accounts, sellers with their contacts, the names that no seller may have, and applications to
-- sell as a dealer.

-- Stores one row per account. Name, phone and avatar are in the account's metadata (auth.users).
create table public.profiles (
  id                  uuid        not null,
  email_notifications boolean     not null default true,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  favourite_alerts    text        not null default 'daily',
  favourites_seen_at  timestamptz,
  constraint profiles_pkey             primary key (id),
  constraint profiles_id_fkey          foreign key (id) references auth.users (id) on delete cascade,
  constraint profiles_favourite_alerts check (favourite_alerts in ('at_once', 'daily', 'off'))
);
comment on table public.profiles is 'Personal data: the settings of an account, for its owner only.';

alter table public.profiles enable row level security;
revoke all on table public.profiles from anon, authenticated;
grant select, update (email_notifications, favourite_alerts) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

create policy "People read their own profile"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()));

create policy "People change their own profile"
  on public.profiles for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create trigger set_updated_at
  before update on public.profiles
  for each row execute function private.set_updated_at();

-- Trigger: adds the profile of a new account. Definer: the auth service has no rights on this table.
create function private.create_profile()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict do nothing;
  return new;
end;
$$;
revoke all on function private.create_profile from public;
grant execute on function private.create_profile to service_role;

create trigger create_profile
  after insert on auth.users
  for each row execute function private.create_profile();

-- Trigger: refuses a name that is not plain, and user metadata over 4 kB: every session cookie contains them, so that
-- the browser's requests would be refused for their length. Definer: the auth service has no rights in schema private.
create function private.check_user_metadata()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096
     or not private.is_plain_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')) then
    raise exception 'These user metadata cannot be saved' using errcode = '23514';
  end if;
  return new;
end;
$$;
revoke all on function private.check_user_metadata from public;
grant execute on function private.check_user_metadata to service_role;

create trigger check_user_metadata_inserted
  before insert on auth.users
  for each row execute function private.check_user_metadata();

create trigger check_user_metadata_updated
  before update of raw_user_meta_data on auth.users
  for each row
  when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.check_user_metadata();

-- Returns true for an account of less than 30 days.
create function private.is_new_account(p_created_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select p_created_at > now() - interval '30 days';
$$;
revoke all on function private.is_new_account from public;

-- Stores the public profile of a seller: its id is public, its account is not.
create table public.sellers (
  id           uuid               not null default gen_random_uuid(),
  user_id      uuid                        default auth.uid(),
  seller_type  public.seller_type not null default 'private',
  name         text               not null,
  about        text,
  location     text,
  outward_code text,
  created_at   timestamptz        not null default now(),
  updated_at   timestamptz        not null default now(),
  is_made_up   boolean            not null default false,
  constraint sellers_pkey                primary key (id),
  constraint sellers_user_id_key         unique (user_id),
  constraint sellers_user_id_fkey        foreign key (user_id) references auth.users (id) on delete cascade,
  constraint sellers_name_length         check (char_length(name) between 2 and 100),
  constraint sellers_name_plain          check (private.is_plain_name(name)),
  constraint sellers_about_length        check (char_length(about) <= 2000),
  constraint sellers_location_length     check (char_length(location) <= 100),
  constraint sellers_outward_code_format check (outward_code ~ '^[A-Z]{1,2}[0-9][A-Z0-9]?$')
);
comment on column public.sellers.user_id is
  'Personal data: the account behind a seller. Granted to no client; null for the site''s own stock.';
comment on column public.sellers.seller_type is 'Decided by staff; a client cannot claim it.';
comment on column public.sellers.is_made_up is
  'Set by the seed alone: what its listings ask is made up, so valuations learn nothing from them. For the server only.';

alter table public.sellers enable row level security;
revoke all on table public.sellers from anon, authenticated;
grant select (id, seller_type, name, about, location, outward_code, created_at)
  on table public.sellers to anon, authenticated;
grant insert (name, about, location, outward_code), update (name, about, location, outward_code)
  on table public.sellers to authenticated;
grant all on table public.sellers to service_role;

-- The policies that select stand in listings, as they read vehicles.
create policy "People open a seller of their own"
  on public.sellers for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Sellers change their own details"
  on public.sellers for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create trigger set_updated_at
  before update on public.sellers
  for each row execute function private.set_updated_at();

-- Returns the caller's seller id. For policies on signed-in users. Definer: no client may read user_id.
create function private.my_seller_ids()
returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select s.id from public.sellers s where s.user_id = (select auth.uid());
$$;
revoke all on function private.my_seller_ids from public;
grant execute on function private.my_seller_ids to authenticated, service_role;

create function public.my_seller_id()
returns uuid
language sql stable
set search_path = ''
as $$
  select private.my_seller_ids();
$$;
comment on function public.my_seller_id is 'Returns the caller''s seller id, or null. For signed-in users.';
revoke all on function public.my_seller_id from public, anon, authenticated;
grant execute on function public.my_seller_id to authenticated, service_role;

-- Returns a text with a Latin letter for each letter that looks like one, by the confusables of Unicode 10 (UTS #39;
-- © Unicode, Inc., Unicode License). A text of ASCII has none. lib/selling/look-alikes.ts has the same.
--
-- It is in PL/pgSQL, which keeps plans, as are the functions below that run for every name: in SQL each call planned
-- them anew.
create function private.as_latin(p_text text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return case when octet_length(p_text) = char_length(p_text) then p_text else translate(
    p_text,
      'ȺɑΑαАаᎪᗅᴀᶏⱥꓮꭺÆæɐɒᶐⱭⱯⱰꬰꭤ'
      'ƀƁƂƃƄɃɓʙΒБВЬвѢѣҌҍᏏᏴᏼᖯᗷᴃᵬᶀꓐꞖꞗꞴßẞƅ'
      'ƇƈȻȼɕСсҪҫᏟᴄⲤⲥꓚꞒꞓꞔꟄꮯↃↄʗ'
      'ÐĐđƉƊƋƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꟇꟈꭰðꝹꝺ'
      'ɆɇΕЕеҽҿᎬᴇᶒⱸⱻꓰꬲꬴꭼƐɛЄєεƎǝƏəɘɚɜɝɞʚᴈᶓᶔᶕꞫꬳ'
      'ƑƒϜքᖴᵮᶂẝꓝꜰꞘꞙꬵꝻꝼꟻ'
      'ƍƓǤǥɠɡɢԌԍցᏀᏳᏻᶃꓖꞠꞡꮐᵷᵹꝽꞬ'
      'ĦħɦʜΗНнћҢңһӇӈӉӊհᎻᏂᏲᕼⱧⱨⲎꓧꚕꞕꞪꮋɥꞍ'
      'ıɨɩɪιіӏᎥᵻᵼᶖꙇꭵᴉꞮꟾ'
      'ɈɉʝͿϳЈјᎫᒍᴊꓙꞲꭻȷɟ'
      'ƘƙΚКҚҞᏦᴋᶄⱩⱪⲔꓗꝀꝁꝂꝃꝄꝅꞢꞣĸʞꞰ'
      'ŁłƖƗƚǀȴȽɫɬɭʟΙІӀᏞᒪᶅⱠⱡⱢⲒⳐⳑꓡꓲꝈꝉꞎꞭꬷꬸꬹꮮǁǃᴌꞀꞁꝆꝇꞋꞌ'
      'ΜϺМӍᎷᗰᴍᶆⱮⲘꓟꟺꬺɱᵯꟽꟿ'
      'ƝƞȠȵɲɳɴͷΝηиҋոռᴎᵰᶇⲚꓠꞐꞑꞤꞥꬻŊŋ'
      'ØøƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴐᴑⱺⲞⲟꓳꝊꝋꝌꝍꬽꬾꭴꮎꮻŒœƆɔɶʘᴒᴓᴖᴗᶗꬿ'
      'ƤƥΡρРрᏢᑭᴘᴩᵱᵽᶈⱣⲢⲣꓑꝐꝑꝒꝓꝔꝕꮲÞþɁɂʔꟼ'
      'ɋʠԛգզꝖꝗꝘꝙꞯ'
      'ƦɌɍɼɽɾʀʁгяғᎡᏒᖇᴙᴚᴦᵲᵳᶉⱤⲅꓣꞦꞧꭇꭈꭉꭱꮁꮢɹɻɿⱹꝚꝛꞂꞃꭅꭆꭋꭌ'
      'ƽȿʂЅѕՏᏕᏚᵴᶊⱾꓢꜱꞨꞩꟅꟉꟊꮪƧƨƼꞄꞅꟖꟗꟘꟙ'
      'ŦŧƫƬƭƮȶȾʈΤτТтҬҭᎢᴛᵵⱦⲦꓔꭲǂʇꞆꞇꞱ'
      'ɄʋυՍսᏌᑌᴜᵾᶙꓴꞟꞸꞹꭎꭏꭒꮜƱʉʊᴝᵿ'
      'ƲνѴѵᏙᐯᴠⱱⱴꓦꝞꝟꮩɅʌɤꝨꝩỼỽ'
      'ɯѡѽԜԝաᎳᏔᴡⱲⱳꓪꝡꮃƜʍɰꟃ'
      'ΧХхҲᕁᕽᶍⲬꓫꞳꭖꭗꭘꭙꭓꭔꭕ'
      'ƳƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỾỿⲨꓬꭚƔʎ'
      'ƵƶȤȥɀʐʑΖᏃᴢᵶᶎⱫⱬⱿꓜꟆꮓƷʒ',
    repeat('a', 23) || repeat('b', 32) || repeat('c', 22) || repeat('d', 28) || repeat('e', 37) || repeat('f', 16) || repeat('g', 22)
      || repeat('h', 30) || repeat('i', 16) || repeat('j', 15) || repeat('k', 24) || repeat('l', 43) || repeat('m', 17) || repeat('n', 26)
      || repeat('o', 47) || repeat('p', 30) || repeat('q', 10) || repeat('r', 43) || repeat('s', 28) || repeat('t', 27) || repeat('u', 23)
      || repeat('v', 20) || repeat('w', 18) || repeat('x', 17) || repeat('y', 24) || repeat('z', 20)
  ) end;
end;
$$;
revoke all on function private.as_latin from public;
grant execute on function private.as_latin to authenticated, service_role;

-- Returns a text as letters alone, in words; 'i' is 'l', and 'rn' is 'm'.
create function private.as_words(p_text text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return replace(replace(regexp_replace(' ' || p_text || ' ', '[^a-z]+', ' ', 'g'), 'i', 'l'), 'rn', 'm');
end;
$$;
revoke all on function private.as_words from public;
grant execute on function private.as_words to authenticated, service_role;

-- Returns what a name looks like, in small Latin letters: 'F0recоurt-L.T.D.' → 'forecourt l t d'. It has a line for
-- each way to read digits and signs: as letters; as letters, but not at the end of a word; as gaps between words; as if
-- they were not there.
create function private.name_skeleton(p_name text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  letters constant text := lower(private.as_latin(regexp_replace(
    regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g'), '([a-z])([A-Z])', '\1 \2', 'g'
  )));
begin
  return concat_ws(E'\n',
    private.as_words(translate(letters, '0134578@$!|€£', 'oleastbasllel')),
    private.as_words(translate(
      regexp_replace(letters, '[0-9@$!|€£]+(?![a-z0-9@$!|€£])', ' ', 'g'), '0134578@$!|€£', 'oleastbasllel'
    )),
    private.as_words(letters),
    private.as_words(regexp_replace(letters, '[^a-z &+,./:;_-]', '', 'g'))
  );
end;
$$;
revoke all on function private.name_skeleton from public;
grant execute on function private.name_skeleton to authenticated, service_role;

-- Returns true if a name has one of the words, also with spaces between its letters: 'L.T.D.' reads as 'ltd',
-- 'Fôrecourt' as 'forecourt', and 'rn' as 'm'.
create function private.name_has_word(p_name text, p_words text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.name_skeleton(p_name)
    ~ (' (' || regexp_replace(replace(translate(p_words, 'i', 'l'), 'rn', 'm'), '([a-z])(?=[a-z])', '\1 ?', 'g') || ') ');
end;
$$;
revoke all on function private.name_has_word from public;
grant execute on function private.name_has_word to authenticated, service_role;

-- Returns true if a name could be taken for the site's own, as it has the brand (also inside a word, or with one letter
-- changed), those who speak for the brand, its seals, or its teams that handle money or fraud; or if it is a payment
-- firm's name or begins with one. lib/selling/seller-name.ts has the same.
create function private.poses_as_brand(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.name_has_word(p_name, concat(
      'forecourt|support|staff|admin|admins|administrator|moderator|moderators|customerservice|customerservices|customercare',
      '|helpdesk|verified|buyerprotection|sellerprotection|trustandsafety|trustsafety|safetyteam',
      '|(security|fraud|antifraud|scam|payment|payments|billing|refund|refunds|escrow|verification|compliance|dispute|disputes)',
      ' ?(team|department|dept|desk|service|services|centre|center|unit|office|officer|agent|prevention|alert|alerts)'
    ))
    or private.name_skeleton(p_name) ~ (
      select concat(
        '(?n) [a-z]*forecourt(?!ney )[a-z]* | (', string_agg(place.near, '|'), ')(',
        translate('s|uk|online|team|help|support|security', 'i', 'l'), ')? '
      )
      from (
        select left('forecourt', at - 1) || one.edited || substr('forecourt', at + one.length) as near
        from generate_series(1, 9) at
        cross join lateral (values
          ('[a-z]{0,2}', 1),
          (reverse(substr('forecourt', at, 2)), 2)
        ) one (edited, length)
        union all
        select left('fore court', at - 1) || '[a-z]{0,2}' || substr('fore court', at + 1) from generate_series(6, 10) at
      ) place
    )
    or private.name_skeleton(p_name) ~ (
      select concat('(?n)^ (', regexp_replace(list.brands, '([a-z])(?=[a-z])', '\1 ?', 'g'), ') |^ (',
        regexp_replace(list.whole, '([a-z])(?=[a-z])', '\1 ?', 'g'), ') $')
      from (
        select
          replace(translate(concat(
            'paypal|klarna|clearpay|revolut|westernunion|moneygram|worldpay|venmo|zelle|skrill|payoneer|paysafe|monzo|cashapp',
            '|applepay|googlepay|amazonpay|mastercard|americanexpress|barclaycard|escrow'
          ), 'i', 'l'), 'rn', 'm') as brands,
          translate(
            'system|thesystem|systemmessage|systemnotification|systemalert|security|payments|billing|noreply|donotreply|visa|stripe',
            'i', 'l'
          ) as whole
      ) list
    );
end;
$$;
revoke all on function private.poses_as_brand from public;
grant execute on function private.poses_as_brand to authenticated, service_role;

-- Returns the words by which a name poses as the site or a firm, in lists by their use. lib/selling/seller-name.ts has
-- the same.
create function private.posing_words()
returns table (list text, words text)
language sql immutable
set search_path = ''
as $$
  values
    ('anywhere', 'forecourt support staff admin admins administrator moderator moderators moderation customerservice
      customerservices customercare helpdesk helpteam helpcentre helpcenter verified buyerprotection sellerprotection
      trustandsafety trustsafety safetyteam webmaster youraccount yourpayment buildingsociety dvla dvsa hmrc hmrevenue
      actionfraud tradingstandards interpol europol ombudsman govuk citizensadvice nationalcrimeagency hsbc natwest
      policescotland policeserviceof driverandvehiclelicensing drivervehiclelicensing vehiclelicensingagency
      driverandvehiclestandards drivervehiclestandards financialconductauthority kundendienst kundenservice
      servicioalcliente atencionalcliente assistenzaclienti obslugaklienta'),
    ('first', 'paypal klarna clearpay revolut westernunion moneygram worldpay venmo zelle skrill payoneer paysafe monzo cashapp
      applepay googlepay amazonpay mastercard americanexpress barclaycard escrow bankofengland bankofscotland
      bankofireland autotrader ebay ebaymotors facebookmarketplace carwow cazoo webuyanycar'),
    ('last', 'police constabulary'),
    ('whole', 'system thesystem security payments billing noreply donotreply visa stripe management team headoffice website
      site notification notifications official accounts complaints helpline administration bank government
      ukgovernment hmgovernment homeoffice ukhomeoffice vehicleverification carverification gumtree'),
    ('money', 'security fraud antifraud scam payment payments billing refund refunds escrow verification compliance dispute
      disputes chargeback chargebacks legal'),
    ('people', 'account accounts buyer buyers seller sellers customer customers member members user users website site
      marketplace purchase protection resolution resolutions system bank banking police'),
    ('team', 'team department dept desk service services centre center unit office officer agent prevention alert alerts squad
      division bureau helpline hotline manager relations care message messages messenger notification notifications
      notice notices security fraud protection verification resolution locked suspended closed blocked restricted
      onhold'),
    ('banks', 'lloyds barclays halifax nationwide santander starling chase metro virgin tesco coop cooperative ulster tsb rbs
      firstdirect gumtree'),
    ('banking', 'bank banking money team');
$$;
revoke all on function private.posing_words from public;
grant execute on function private.posing_words to authenticated, service_role;

-- Returns true for a name that is taken for the site's own, its teams', a payment firm's, a bank's, an authority's or
-- another marketplace's, or that sounds like the brand. lib/selling/seller-name.ts has the same.
create function private.poses_as_site(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.poses_as_brand(p_name)
    -- Finds words for support or staff in other scripts.
    or normalize(p_name, nfkc) ~ '[Пп]оддержк|ПОДДЕРЖК|[Пп]ідтримк|ПІДТРИМК|[Аа]дминистрат|АДМИНИСТРАТ|[Мм]одератор|МОДЕРАТОР|客服|客[户戶]服|الدعم'
    or private.name_skeleton(replace(p_name, '4', 'four')) ~ replace(replace(
      '(?n) [a-z]*FORe?COURT(?!ney )[a-z]* |^ (the )?FOR ?e? ?COURT ',
      'FOR', '(f|ph)(o|oo|ou|oa|au|aw)r+'), 'COURT', '(c|k|ck)(o|oo|ou|oa|au|aw)r+t')
    or exists (
      with word as (
        select listed.list, word as written, regexp_replace(word, '(.)\1+', '\1', 'g') as letters, char_length(word) as length
        from private.posing_words() listed
        cross join lateral string_to_table(btrim(private.as_words(listed.words)), ' ') word
      ),
      -- Lists short words with a consonant doubled between vowels, or with the vowel doubled in its place: 'Pollice', 'Staaf'.
      surname as (
        select string_agg(
          case when substr(word, at, 1) = substr(word, at + 1, 1) then overlay(word placing substr(word, at - 1, 1) from at for 1)
            else left(word, at) || substr(word, at) end, '|') as names
        from private.posing_words() listed
        cross join lateral regexp_split_to_table(listed.words, '\s+') word
        cross join lateral generate_series(2, char_length(word) - 1) at
        where listed.list in ('anywhere', 'last', 'whole') and char_length(word) <= 6
          and substr(word, at - 1, 3) ~ '^[aeiou]([^aeiou])([aeiou]|\1)$'
      ),
      -- Joins words that follow each other.
      run as (
        select distinct joined as text, first <= case when words[1] = any ('{the,our,your}') then 2 else 1 end as begins,
          last >= cardinality(words) - (words[cardinality(words)] = 'uk')::integer as ends, first = last as is_word
        from surname
        cross join lateral string_to_table(private.name_skeleton(
          regexp_replace(p_name, '(^|[ ,.-])(?:' || surname.names || ')(?![^ ,.-])', '\1x', 'gi')
        ), E'\n') line
        cross join lateral string_to_array(btrim(line), ' ') words
        cross join lateral generate_series(1, cardinality(words)) first
        cross join lateral generate_series(first, cardinality(words)) last
        cross join lateral array_to_string(words[first:last], '') joined
        where char_length(joined) between 1 and 30
      )
      select from run
      join word on word.letters = regexp_replace(run.text, '(.)\1+', '\1', 'g') and char_length(run.text) >= word.length
      where word.list = 'anywhere' or word.list = 'first' and run.begins or word.list = 'last' and run.ends
        or word.list = 'whole' and run.begins and run.ends
      union all
      select from run
      cross join generate_series(1, char_length(run.text) - 1) cut
      join word one on one.letters = regexp_replace(left(run.text, cut), '(.)\1+', '\1', 'g') and cut >= one.length
      join word other on other.letters = regexp_replace(substr(run.text, cut + 1), '(.)\1+', '\1', 'g')
        and char_length(run.text) - cut >= other.length
      where (one.list, other.list) in (
          ('money', 'team'), ('banks', 'money'), ('banks', 'banking'), ('anywhere', 'team'), ('anywhere', 'people'),
          ('people', 'anywhere'), ('money', 'anywhere')
        )
        or (one.list, other.list) in (('first', 'team'), ('first', 'money')) and run.begins
        or (one.list, other.list) = ('people', 'team') and run.begins and run.ends
      union all
      -- Finds a long word at the end of another, or before four letters: 'Techsupport', 'Verifiedcars'.
      select from run
      join word on word.list = 'anywhere' and word.length >= 7 or word.list = 'last' and run.ends
      where run.is_word and (
        right(regexp_replace(run.text, '(.)\1+', '\1', 'g'), char_length(word.letters)) = word.letters
        or word.list = 'anywhere' and starts_with(run.text, word.written) and substr(run.text, word.length + 1) ~ '^(.{4,}|uk)$'
      )
    );
end;
$$;
revoke all on function private.poses_as_site from public;
grant execute on function private.poses_as_site to authenticated, service_role;

-- Returns true for a name with a word of firms, also at the end of a longer word: 'Smithltd', 'Cardealer'. False for
-- 'Unlimited', 'Epic' and 'Phillp'. lib/selling/seller-name.ts has the same.
create function private.poses_as_firm(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.name_has_word(p_name, 'ltd|limited|plc|llp|dealer|dealers|dealership|dealerships')
    or private.name_skeleton(p_name) ~ ' [a-z]{2,}(ltd|dealer(s|shlps?)?|(?<! un)llmlted) '
    or regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g') ~* '[a-z](plc|(?<!phi)llp)(?![a-z])';
end;
$$;
revoke all on function private.poses_as_firm from public;
grant execute on function private.poses_as_firm to authenticated, service_role;

-- Returns true if a name has a sign that looks like a seal, a Latin letter that is in no living alphabet and looks like
-- no letter of ours, a word of several scripts, or, beside a Latin word, one of another script whose letters all look
-- Latin. A name is usual, and false, if each of its words has one script.
create function private.is_bait_name(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_name ~ '[\u00a9\u00ae\u066d\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\uaa9c\U0001f100-\U0001f2ff\U0001f31f\U0001f396-\U0001f397\U0001f3c5-\U0001f3c6\U0001f3db\U0001f3e6\U0001f3f5\U0001f44d\U0001f451\U0001f46e\U0001f482\U0001f48e\U0001f4a0\U0001f4af\U0001f4b3\U0001f4db\U0001f50f-\U0001f514\U0001f516-\U0001f518\U0001f530-\U0001f53d\U0001f575\U0001f5f4-\U0001f5f9\U0001f650-\U0001f67f\U0001f693-\U0001f694\U0001f6a8\U0001f6c2\U0001f6e1\U0001f700-\U0001f7ff\U0001f947-\U0001f949\U0001faaa\U0001fb00-\U0001fbff\U00010100-\U0001013f]'
    or private.as_latin(plain.name) ~ '[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d2f\u1d3b\u1d4e\u1d6b-\u1dbf\u1e00-\u1eff\u2132\u214e\u2183\u2184\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64\uab66-\uab69]'
    or exists (
      select from regexp_split_to_table(plain.name, '[\s!-/:-@\[-`{-~’]+') word
      cross join lateral (
        select count(*) as scripts, bool_or(letters <> list[1]) as is_foreign
        from (values (array[
          '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d2f\u1d3b\u1d4e\u1d6b-\u1dbf\u1e00-\u1eff\u2132\u214e\u2183\u2184\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64\uab66-\uab69]',
          '[\u0370-\u03ff\u1d26-\u1d2a\u1f00-\u1fff]',
          '[\u0400-\u052f\u1c80-\u1c8f\u1d2b\u2de0-\u2dff\ua640-\ua69f]',
          '[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\ua4d0-\ua63f\ua6a0-\ua6ff\ua800-\ua95f\ua980-\uab2f\uab70-\uabff\ufb13-\ufdff\ufe70-\ufefc\U00010000-\U0001efff]',
          '[\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u318f\u31a0-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]'
        ])) known (list) cross join lateral unnest(known.list) letters
        where word ~ letters
      ) found
      where found.scripts > 1
        or found.is_foreign and plain.name ~ '[A-Za-z]' and private.as_latin(word) ~ '^[A-Za-z0-9]+$'
    )
  from (select regexp_replace(normalize(p_name, nfkd), '[\u0300-\u036f]', '', 'g') as name) plain;
$$;
revoke all on function private.is_bait_name from public;
grant execute on function private.is_bait_name to authenticated, service_role;

-- Trigger: refuses a name that is the site's, a firm's for a private seller, or mixes scripts, when it is given or
-- changed. It is no check constraint, so that staff can make a dealer a private seller again, whatever the name.
-- lib/selling/seller-name.ts has the same rules.
create function private.check_seller_name()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The constraint refuses a longer name, on which these checks would spend seconds.
  if char_length(new.name) > 100 then
    return new;
  end if;
  if private.is_bait_name(new.name) then
    raise exception 'This name mixes scripts or has a seal' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_of_one_script';
  end if;
  if private.poses_as_site(new.name) then
    raise exception 'This name is the site''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_the_site';
  end if;
  if new.seller_type = 'private' and private.poses_as_firm(new.name) then
    raise exception 'This name is a firm''s' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_name_not_a_firm';
  end if;
  return new;
end;
$$;
revoke all on function private.check_seller_name from public;

create trigger check_seller_name_inserted
  before insert on public.sellers
  for each row execute function private.check_seller_name();

create trigger check_seller_name_updated
  before update of name on public.sellers
  for each row when (old.name is distinct from new.name)
  execute function private.check_seller_name();

create table public.dealer_applications (
  id             uuid                      not null default gen_random_uuid(),
  seller_id      uuid                      not null,
  company_name   text                      not null,
  company_number text                      not null,
  message        text,
  status         public.application_status not null default 'pending',
  decided_at     timestamptz,
  created_at     timestamptz               not null default now(),
  constraint dealer_applications_pkey                  primary key (id),
  constraint dealer_applications_seller_id_fkey        foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint dealer_applications_company_name_length   check (char_length(company_name) between 2 and 160),
  constraint dealer_applications_company_name_plain    check (private.is_plain_name(company_name)),
  constraint dealer_applications_company_number_format check (company_number ~ '^[A-Z0-9]{8}$'),
  constraint dealer_applications_message_length        check (char_length(message) <= 2000),
  constraint dealer_applications_decided               check ((status = 'pending') = (decided_at is null)),
  constraint dealer_applications_one_pending           exclude using btree (seller_id with =) where (status = 'pending')
);
comment on table public.dealer_applications is 'For the seller and staff only.';

create index dealer_applications_seller_id_idx on public.dealer_applications (seller_id);
create index dealer_applications_status_idx on public.dealer_applications (status, created_at);

alter table public.dealer_applications enable row level security;
revoke all on table public.dealer_applications from anon, authenticated;
grant select, insert (seller_id, company_name, company_number, message)
  on table public.dealer_applications to authenticated;
grant all on table public.dealer_applications to service_role;

create policy "Sellers read their own applications, staff all"
  on public.dealer_applications for select to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers apply for themselves"
  on public.dealer_applications for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

-- Stores the contact details of a seller. The server reveals a phone number after a click.
create table public.seller_contacts (
  seller_id uuid    not null,
  phone     text,
  email     text,
  postcode  text,
  mail_off  boolean not null default false,
  constraint seller_contacts_pkey            primary key (seller_id),
  constraint seller_contacts_seller_id_fkey  foreign key (seller_id) references public.sellers (id) on delete cascade,
  constraint seller_contacts_phone_format    check (phone ~ '^\+?[0-9 ()-]{7,25}$'),
  constraint seller_contacts_email_length    check (char_length(email) between 3 and 254),
  constraint seller_contacts_postcode_format check (postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'),
  -- Digits make a phone number (E.164: at most 15), brackets and spaces do not.
  constraint seller_contacts_phone_digits    check (char_length(regexp_replace(phone, '\D', '', 'g')) between 7 and 15 and phone = btrim(phone))
);
comment on table public.seller_contacts is
  'Personal data: phone, e-mail and full postcode of a seller, for the owner and staff only.';
comment on column public.seller_contacts.mail_off is
  'Whether a seller without an account has unsubscribed from mails about messages. Granted to no client.';

alter table public.seller_contacts enable row level security;
revoke all on table public.seller_contacts from anon, authenticated;
grant delete, select (seller_id, phone, email, postcode), insert (seller_id, phone, email, postcode), update (phone, email, postcode)
  on table public.seller_contacts to authenticated;
grant all on table public.seller_contacts to service_role;

create policy "Sellers read their own contact details, staff any"
  on public.seller_contacts for select to authenticated
  using (seller_id in (select private.my_seller_ids()) or (select private.is_staff()));

create policy "Sellers add their own contact details"
  on public.seller_contacts for insert to authenticated
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers change their own contact details"
  on public.seller_contacts for update to authenticated
  using (seller_id in (select private.my_seller_ids()))
  with check (seller_id in (select private.my_seller_ids()));

create policy "Sellers delete their own contact details"
  on public.seller_contacts for delete to authenticated
  using (seller_id in (select private.my_seller_ids()));

create trigger normalise_postcode
  before insert or update of postcode on public.seller_contacts
  for each row execute function private.normalise_postcode();

-- Saves what buyers see of the caller as a seller, public and private facts together, and returns the seller's id; opens
-- the seller if there is none. With the caller's rights.
create function public.save_seller(
  p_name text, p_about text default null, p_phone text default null, p_postcode text default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  code   constant text := nullif(upper(split_part(btrim(p_postcode), ' ', 1)), '');
  town   text;
  seller uuid;
begin
  if code is not null then
    select o.town into town from public.outcodes o where o.outcode = code;
    if not found then
      raise exception 'Unknown postcode' using errcode = '23514', constraint = 'seller_contacts_postcode_known';
    end if;
  end if;
  -- If a person sends two requests at once, the second waits here and finds the seller of the first.
  perform pg_advisory_xact_lock(hashtextextended('seller of ' || auth.uid(), 0));
  seller := public.my_seller_id();
  if seller is null then
    insert into public.sellers (name, about, location, outward_code) values (p_name, p_about, town, code);
    seller := public.my_seller_id();
  else
    update public.sellers set name = p_name, about = p_about, location = town, outward_code = code where id = seller;
  end if;
  insert into public.seller_contacts (seller_id, phone, postcode) values (seller, p_phone, p_postcode)
  on conflict (seller_id) do update set phone = excluded.phone, postcode = excluded.postcode;
  return seller;
end;
$$;
comment on function public.save_seller
  is 'Saves name, text, phone and postcode of the caller as a seller, whom it opens; returns the seller''s id. '
  'The town is that of the postcode; an unknown postcode is refused (23514). For signed-in users.';
revoke all on function public.save_seller from public, anon, authenticated;
grant execute on function public.save_seller to authenticated, service_role;

create function public.seller_phone(p_vehicle_id uuid)
returns text
language sql stable
set search_path = ''
as $$
  select c.phone from public.vehicles v join public.seller_contacts c on c.seller_id = v.seller_id
  where v.id = p_vehicle_id and v.listing_status = 'active';
$$;
comment on function public.seller_phone
  is 'Returns the phone number of the seller of a vehicle for sale, or null. For the server only.';
revoke all on function public.seller_phone from public, anon, authenticated;
grant execute on function public.seller_phone to service_role;
