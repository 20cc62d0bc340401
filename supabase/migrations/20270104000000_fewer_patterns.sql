set lock_timeout = '4s';

-- Texts without the words that a pattern needs are no longer matched with it, and texts that stay as they are are not
-- read again: the price of an advert with a text took fifty milliseconds to change, for patterns compiled anew.
-- Functions that run for every listing or name are in PL/pgSQL, which keeps their plans.

create or replace function private.as_latin(p_text text)
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

create or replace function private.as_words(p_text text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return replace(replace(regexp_replace(' ' || p_text || ' ', '[^a-z]+', ' ', 'g'), 'i', 'l'), 'rn', 'm');
end;
$$;

create or replace function private.name_skeleton(p_name text)
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

create or replace function private.name_has_word(p_name text, p_words text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.name_skeleton(p_name)
    ~ (' (' || regexp_replace(replace(translate(p_words, 'i', 'l'), 'rn', 'm'), '([a-z])(?=[a-z])', '\1 ?', 'g') || ') ');
end;
$$;

create or replace function private.poses_as_brand(p_name text)
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

create or replace function private.poses_as_firm(p_name text)
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

create or replace function private.written_risk(p_body text)
returns public.message_risk
language plpgsql immutable
set search_path = ''
as $$
declare
  plain constant text := regexp_replace(
    case
      when octet_length(p_body) = char_length(p_body) then translate(p_body, E'\t', ' ')
      else regexp_replace(
        -- Full stops of other scripts, which look like ours, and tabs.
        translate(normalize(p_body, NFKC), E'。܁܂꘎ꓸ۔\t', '...... '),
        '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]',
        '', 'g'
      )
    end,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)', 'x', 'g'
  );
begin
  return case
    when plain !~ '\S' then null
    -- Words alone, and names, hide a link only with one of these, and bank details only in one that long.
    when plain ~ '^[A-Za-z\s,?!&'']*$' and plain !~ '[A-Za-z]{25}' and lower(regexp_replace(plain, '\s', '', 'g'))
      !~ 'dot|htt|hxx|www|stop|period|point|qr|,(biz|cn|co|icu|io|net|org|ru|xyz)' then null
    when private.hides_domain(plain)
      or plain ~* concat(
        '([a-z]{3,6}://|\mwww\.|[^\s.]\.(com|co\.uk|org\.uk|net|org|ru|cn|xyz|biz|ly|gl|gg|icu|tk|sbs|cfd|cyou|xn--[a-z0-9-]+)\M)',
        -- Matches any ending before a port or a path.
        '|\m[a-z0-9-]+\.[a-z]{2,24}(:[0-9]+/[^\s]|/[a-z]*([0-9=&_~#%]|[?][^\s]))|\m[a-z0-9-]+\.(me|to)/',
        '|\mdot (com|co|net|org)\M|[\[({] *(dot|\.) *[\])}]'
      )
      or plain ~ concat(
        -- Matches endings that also begin a sentence after a full stop without a space.
        '[^\s.]{2}\.(uk|eu|io|de|cc|co|us|info|top|dev|app|link|click|site|online|shop|store|live|page|vip|club|pro|bond|lol|zip|finance|support|cash)\M',
        '|\m[A-Z0-9-]{2,}\.(UK|EU|IO|DE|CC|CO|US|INFO|TOP|DEV|APP|LINK|CLICK|SITE|ONLINE|SHOP|STORE|LIVE|PAGE|VIP|CLUB|PRO|BOND|LOL|ZIP|FINANCE|SUPPORT|CASH)\M',
        '|\m[A-Z][A-Za-z0-9-]+\.(Uk|Eu|Io|Cc|Info|Dev|App)\M',
        -- Matches any ending before a path of one plain word, unless it is an ordinary word.
        '|\m[A-Za-z0-9-]{2,}\.(?!(thanks|regards|cheers|and|or|is|it|in|no|yes|not|the|he|his|him|she|new|old|mot|tax|petrol|diesel|manual|auto|automatic|sat|sun|mon|tues?|wed|thurs?|fri|morning|evening|am|pm)/)[a-z]{2,24}/[A-Za-z]',
        '|\m[0-9]{1,3}(\.[0-9]{1,3}){3}\M'
      )
      then 'link'
    when plain ~* concat(
        '\m(sort ?code|acct|(account|acc|a/c) (number|num|no)|iban)\M\D{0,20}[0-9]([-–—./ ]{0,3}[0-9]){5}',
        '|\ms/c\M\D{0,5}[0-9]{2}[-–—./ ][0-9]{2}[-–—./ ][0-9]{2}\M',
        '|\m[a-z]{2}[0-9]{2}[ -]?[a-z0-9]{4}([ -]?[0-9]{4}){2}'
      )
      or plain ~ concat(
        -- Matches a sort code and an account number, in either order; but no date and no London telephone number.
        '\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ]?[0-9]{2}[-–—./ ]?[0-9]{2}\M.{1,40}(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M',
        '|(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M.{1,40}\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ][0-9]{2}[-–—./ ][0-9]{2}\M',
        '|\m(0x[0-9a-fA-F]{40}|bc1[0-9a-z]{25,60}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\M'
      )
      then 'bank_details'
  end::public.message_risk;
end;
$$;

create or replace function private.asks_for_secrets(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Has one space, or one new line, between words.
  spaced   constant text := regexp_replace(
    regexp_replace(translate(private.plain_text(p_text), '’', ''''), '[ \t\r\f\v]+', ' ', 'g'), ' ?\n[ \n]*', E'\n', 'g'
  );
  -- Leaves out what the writer will not do.
  plain    constant text := regexp_replace(
    spaced, '(?<!\myou )(?<!\myou do )\m(never|not|don''t|won''t) (need|want|ask|give|send|share|tell)\M[^.!?\n]*', ' ', 'g'
  );
  asks     constant text := '\m(please|pls|plz|send|reply|respond|give me|tell|confirm|enter|provide|text|read|need|share (the|your|it|that)|forward (me|us|it|the|that|your)|what(''?s| is| was| are)|(can|could|may) (i|we) (have|get|take|see|grab))\M[^.!?\n]{0,60}';
  -- Cars have codes, pins and passwords as well, so these count of an account alone, or as the reader's.
  account  constant text := '\m(?<!my ((bank|debit|credit) )?)(card(''?s)?[- ]?(numbers?|nums?|details?|no\M(?! (problem|fuss|issue|worr|charge|fee|cash|extra|need)))|cvvs?|cvcs?|sort ?codes?|account numbers?|memorable word|log ?in details|(log ?in|bank|card|account) (pin|pass ?word|pass ?code)s?)\M';
  readers  constant text := '\myour ((one[- ]time|secret|security|online|e-?mail|bank|card|log ?in|account) )*(pin|pass ?word|pass ?code|security code)\M';
  -- Names what stands on a card, or a picture of one.
  on_card  constant text := '\m(?<!\m(ring|rang|call|phone|dial|on) the )(numbers?|digits?|front|back|sides?|photos?|pics?|pictures?|images?|selfies?|scans?|copy|copies|screenshots?|expiry) (of|on|from|off|across|with) (the (front|back|reverse)( and (the )?(front|back))? (of|on) )?(your|(the|a|any) (bank|debit|credit|payment)) ((bank|debit|credit|payment) )?cards?\M';
  -- Names things that a code of a car is for.
  of_a_car constant text := '(?![^.!?\n]*\m(radio|stereo|alarm|immobili[sz]er|sat ?nav|key ?(fob|pad|safe)|location|map|gate|barrier|find you)\M)';
  proof    constant text := '(((verification|one[- ]time|google|whatsapp|gumtree|ebay|paypal|authentication|activation|sms|text|log ?in|confirmation|security|([0-9]|four|five|six)[- ]?(digit|figure))[- ])+(pass ?)?(codes?|pins?)|otp)\M';
  arrives  constant text := '(\m(send|sends|sending|sent|text|texting|texted)|(?<!\mhave )\myou(''ll|''ve)? ((will|should|just|have|are|going|to) )*(get|got|getting|receive|received))\M';
  -- Asks for it later, also in the next sentence.
  asks_it  constant text := '.{0,100}(?<!\m(i|we)(''ll| will| can| could)? )\m((tell|send|give|text|read|forward|share|pass|message|show|reply with) ((me|us|back|it|that|them|over|to|the|this) ){0,3}(it|that|them|codes?|digits|numbers?)\M|what(''?s| is| are) (it|they|that|(the|your) (code|number|digits))\M(?! for\M))';
  profile  constant text := '(your|ur) ((forecourt|seller|buyer|user|bank|paypal|gumtree|ebay) )?(account|profile|wallet)';
  shut     constant text := '(locked|suspended|closed|blocked|restricted|frozen|disabled|deactivated|terminated|cancell?ed|flagged|compromised|hacked|deleted|banned|limited)';
begin
  return plain ~ 'account|card|code|cv[cv]|digit|log\s?in|memorable|otp|pass|pin|profile|wallet' and (
    -- Asks for the number or a picture of a card, a PIN, a password or a sort code.
    plain ~ replace(concat(
      asks, account, '|', account, '[^.!?\n]{0,20}\m(please|pls|plz)\M|\m(your|just (the|a)) ', account, '|', readers, of_a_car, '|', asks, on_card
    ), ' ', '\s')
    -- Asks for a code that was sent, or that will be.
    or plain ~ replace(concat(
      asks, '\m(the|a|any|your|that|this|our) (', proof,
      '|(code|digits),? ((that|which|we|i|they|you|was|is|just|have|has|been|will) )*(sent|texted|text|get|got|received?|comes?|arrives?)\M)', of_a_car,
      '|', arrives, '[^.!?\n]{0,30}\m(', proof, '|codes? ((by|via|in an?|over) (text|sms|whatsapp|message|e-?mail)|(to|on) your (phone|mobile))\M|(?<=\myou (a|the) )code\M)', of_a_car, asks_it
    ), ' ', '\s')
    -- Says that the reader's account is locked, or will be.
    or plain ~ replace(concat(
      '\m', profile, '(''?s)? ((is|was|has|have|been|will|be|being|now|soon|shortly|on|under|temporarily|permanently|(about|due|going) to) )*(', shut, '|hold|review)\M',
      '|\m(', shut, '|lock|suspend|restrict|freeze|terminate|unlock|unblock|verify|restore|reactivate|reinstate|secure|(will|must|shall|we) close) ', profile, '\M',
      '|\m', profile, ' (needs?|requires?|must|has to|is (due|overdue|subject)) (\w+ ){0,4}(check(s|ed|ing)?|verif(y|ied|ication|ying)|confirm(ed|ation|ing)?|review(ed|ing)?|updat(e|ed|ing)|attention|action)\M',
      '|\m(hold|restriction|block|(unusual|suspicious) \w+) ((was|has been|is) )?((placed|put|seen) )?(on|in|from|to) ', profile, '\M'
    ), ' ', '\s')
  );
end;
$$;

create or replace function private.flag_vehicle()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  texts constant text := concat_ws(
    E'\n', new.description, new.trim, new.location, array_to_string(new.features, E'\n')
  );
  other uuid;
  risk  public.message_risk;
begin
  if not exists (select from public.sellers s where s.id = new.seller_id and s.user_id is not null) then
    return null;
  end if;
  select v.id into other from public.vehicles v
  where v.registration_number = new.registration_number and v.seller_id <> new.seller_id
    and v.listing_status = 'active' order by v.created_at, v.id limit 1;
  if found then
    perform private.flag_listing(new.id, 'plate_listed_twice', new.registration_number || other, jsonb_build_object('other', other));
  end if;
  -- A text that was flagged before is not flagged again, so one that stays as it was is not read again.
  if tg_op = 'INSERT' or old.listing_status <> 'active' or texts <> concat_ws(
    E'\n', old.description, old.trim, old.location, array_to_string(old.features, E'\n')
  ) then
    risk := private.risk_of(texts);
    if risk is not null then
      perform private.flag_listing(new.id, 'link_or_payment_details', texts, jsonb_build_object('found', risk));
    end if;
  end if;
  perform private.flag_price(new.id);
  return null;
end;
$$;

create or replace function private.flag_registration(p_vehicle_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.flag_listing(d.id, 'registry_disagrees', d.details::text, d.details)
  from (
    with known as (
      select v.id, make.name as make, v.year, v.fuel_type,
        coalesce(r.dvla ->> 'make', r.dvsa ->> 'make') as registered_make,
        coalesce(r.dvla ->> 'yearOfManufacture', left(r.dvsa ->> 'manufactureDate', 4)) as registered_year,
        coalesce(r.dvla ->> 'fuelType', r.dvsa ->> 'fuelType') as registered_fuel
      from public.vehicles v
      join public.sellers s on s.id = v.seller_id
      join public.vehicle_makes make on make.id = v.make_id
      cross join lateral (
        select
          (select d.record from public.registry_records d
           where d.registration_number = v.registration_number and d.registry = 'dvla' and not d.is_made_up) as dvla,
          (select d.record from public.registry_records d
           where d.registration_number = v.registration_number and d.registry = 'dvsa' and not d.is_made_up) as dvsa
      ) r
      where v.id = p_vehicle_id and v.listing_status = 'active' and s.user_id is not null
    )
    select known.id, jsonb_strip_nulls(jsonb_build_object(
      'make', case when not starts_with(private.slug(make), private.slug(registered_make))
          and not starts_with(private.slug(registered_make), private.slug(make))
        then make || ', registered as ' || registered_make end,
      'year', case when abs(year - substring(registered_year from '^\d{4}$')::integer) > 1
        then year || ', registered as ' || registered_year end,
      'fuel', case when not fuel_type = any (private.registered_fuels(registered_fuel))
        then replace(fuel_type::text, '_', ' ') || ', registered as ' || lower(registered_fuel) end
    )) as details
    from known
  ) d
  where d.details <> '{}';
end;
$$;

create or replace function private.resembles_taken_down(p_vehicle public.vehicles)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (
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
end;
$$;
