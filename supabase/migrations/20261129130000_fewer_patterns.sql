-- PostgreSQL compiles a regular expression anew that is not among the last 32, and plans a function in SQL anew in each
-- transaction: a text cost 10 to 50 ms to check for web addresses, bank details and signs of a scam. So patterns that are
-- tried one after the other are one, and functions with long lists are in PL/pgSQL, which keeps plans.

-- Returns true for a top-level domain.
create function private.is_top_level_domain(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return lower(p_name) = any (private.top_level_domains());
end;
$$;
revoke all on function private.is_top_level_domain from public;
grant execute on function private.is_top_level_domain to service_role;

-- As before.
create or replace function private.names_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return exists (
    select from regexp_matches(
      p_text,
      '(?:\m(at|on|to|via|visit|see|site|website|link|open|click)[: ]+)?(?<![A-Za-z0-9@._-])([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?![A-Za-z0-9_-])(\s+[A-Za-z£]|)',
      'gi'
    ) found
    cross join lateral string_to_array(found[2], '.') parts
    cross join lateral generate_series(2, cardinality(parts)) place
    cross join lateral (
      select parts[place - 1] as label, parts[place] as ending, found[1] is not null or parts[place - 1] ~* '-[a-z]{2}' as is_named,
        place < cardinality(parts) or found[3] <> '' as goes_on,
        lower(parts[place]) = any (regexp_split_to_array(
          'ad am art as at auto autos band bank be best bet bid black blue book box build business buy by cab cafe call cam
          camera camp car cards care cars case cash cat channel cheap city claims cleaning coach codes coffee company compare
          contact cool country credit data date day deal deals degree delivery design digital direct discount do dog drive eat
          engineering equipment estate events exchange expert family fan fans farm fashion fast film final finance financial
          fire fit fitness food free fun game games garden gift gifts gives global gold got graphics green group guide hair
          health here holiday homes horse hospital hot house how in insurance insure is it joy kids kim la land lat law legal
          life lighting like limited limo live living loan loans love luxury ma man management map market me media meet men
          mobile money motorcycles movie music my name navy network new news next no now one open orange pa paris partners
          parts party pet phone photo photography photos pics pictures pink place play plus pm post press prime pro
          progressive properties property racing radio read red rent rentals repair report rest review reviews rich room run
          safe safety sale school science select seven shoes show silk ski skin sky smile so space sport spot star storage
          stream study style supplies surf systems talk target tax taxi team theatre tickets tires to today tools top total
          tours town toys trade trading training travel trust us vet video vision vote watch watches weather wedding win
          windows wine work works world wow you zero',
          '\s+'
        )) as begins_sentence
    ) pair
    where private.is_top_level_domain(pair.ending) and pair.label ~ '[A-Za-z]' and char_length(pair.label) > 1
      and lower(pair.label) <> all ('{mr,mrs,ms,miss,dr,st,no,co,inc,incl,excl,approx,etc,tel,ref,reg,max,min,am,pm}'::text[])
      and case
        when pair.ending = lower(pair.ending) or pair.ending = upper(pair.ending) and pair.label = upper(pair.label)
          then pair.is_named or not (pair.begins_sentence and pair.goes_on)
        when pair.ending = initcap(pair.ending) then not pair.begins_sentence and (pair.is_named or not pair.goes_on)
      end
  );
end;
$$;

-- As before.
create or replace function private.names_or_hides_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_ascii constant boolean := octet_length(p_text) = char_length(p_text);
begin
  return p_text ~* concat(
      '[.,] ?(com|org|co ?[.,] ?uk|xyz|biz|icu)\M|( \. ?|,)(net|io|ru|cn)\M',
      '|\m0x[0-9a-f]+(\.[0-9a-fx]+){0,3}[/:]|\m0[0-7]{2,}(\.[0-9]+){1,3}/|\m[1-9][0-9]{8,9}/[a-z]'
    )
    or exists (
      select from regexp_matches(
        p_text, '( \. ?|\m(?:dot|d0t)\M[\s*_\])}>-]*)([a-z]{2,24})\M(\s+[a-z])?', 'gi'
      ) found
      where private.is_top_level_domain(found[2]) and case
        when found[1] ~* 'd[o0]t' then lower(found[2]) <> all ('{at,on,in,is,it,to,codes,date,data,no}'::text[])
        else found[3] is null
      end
    )
    or not is_ascii and p_text ~ '\.[\u00c0-\uffff]' and p_text ~ '[^\s.]\.(vermögensberater|vermögensberatung|ελ|ευ|бг|бел|дети|ею|католик|ком|мкд|мон|москва|онлайн|орг|рус|рф|сайт|срб|укр|қаз|հայ|ישראל|קום|ابوظبي|ارامكو|الاردن|البحرين|الجزائر|السعودية|العليان|المغرب|امارات|ایران|بارت|بازار|بيتك|بھارت|تونس|سودان|سورية|شبكة|عراق|عرب|عمان|فلسطين|قطر|كاثوليك|كوم|مصر|مليسيا|موريتانيا|موقع|همراه|پاکستان|ڀارت|कॉम|नेट|भारत|भारतम्|भारोत|संगठन|বাংলা|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|இலங்கை|சிங்கப்பூர்|భారత్|ಭಾರತ|ഭാരതം|ලංකා|คอม|ไทย|ລາວ|გე|みんな|アマゾン|クラウド|グーグル|コム|ストア|セール|ファッション|ポイント|世界|中信|中国|中國|中文网|亚马逊|企业|佛山|信息|健康|八卦|公司|公益|台湾|台灣|商城|商店|商标|嘉里|嘉里大酒店|在线|大拿|天主教|娱乐|家電|广东|微博|慈善|我爱你|手机|招聘|政务|政府|新加坡|新闻|时尚|書籍|机构|淡马锡|游戏|澳門|点看|移动|组织机构|网址|网店|网站|网络|联通|谷歌|购物|通販|集团|電訊盈科|飞利浦|食品|餐厅|香格里拉|香港|닷넷|닷컴|삼성|한국)([\s/:?.,!)]|$)'
    or private.names_domain(p_text)
    or not is_ascii and p_text ~ '[\u00c0-\u1fff\u2c00-\ua7ff]' and private.names_domain(private.as_latin(p_text));
end;
$$;

-- As before: a text without a disguise is matched with one pattern, of all.
create or replace function private.undisguised(p_text text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Each with what it stands for.
  disguises constant text[] := array[
    ['(?<=[[:alnum:]])[·•∙⋅‧・](?=[[:alnum:]])', '.'],
    [' ?([·•∙⋅‧・]|["''*]+[.]["''*]+|[.]{2,}|[-_*](dot|d0t)[-_*]) ?(?=(com|net|org|co|uk|info|xyz|biz|icu)\M)', '.'],
    [' (full stop|period|point) (?=(com|net|org|co[ .]uk|info|xyz|biz|icu)\M)', '.'],
    ['[.](c0m|c0(?=[.]uk\M))', '.com'],
    ['\m(h(tt|xx)ps?|www)[ :/.]+(?=[[:alnum:]])', 'www.']
  ];
  read      text := regexp_replace(p_text, '(\m[[:alnum:]]|[.])[ _*-]+(?=[[:alnum:]]\M|[.])', '\1', 'g');
  disguise  text[];
begin
  if read ~* array_to_string(disguises[:][1:1], '|') then
    foreach disguise slice 1 in array disguises loop
      read := regexp_replace(read, disguise[1], disguise[2], 'gi');
    end loop;
  end if;
  return read;
end;
$$;

-- As before.
create or replace function private.hides_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
#variable_conflict use_column
declare
  plain constant text := private.undisguised(p_text);
begin
  return private.names_or_hides_domain(p_text)
    or plain <> p_text and (plain ~* '\mwww[.]' or private.names_or_hides_domain(plain))
    or exists (
      select from regexp_matches(p_text, '\m[a-z0-9-]*[a-z][a-z0-9-]*[.]([a-z0-9]*[0-9][a-z0-9]*)\M', 'gi') found
      where found[1] ~* '[a-z].*[a-z]' and found[1] !~* '^[0-9]+(st|nd|rd|th)$' and (
        private.is_top_level_domain(translate(lower(found[1]), '01345', 'oieas'))
        or private.is_top_level_domain(translate(lower(found[1]), '01345', 'oleas'))
      )
    );
end;
$$;

-- As before, with the body of listed_risk: one text is read once.
create or replace function private.risk_of(p_body text)
returns public.message_risk
language plpgsql immutable
set search_path = ''
as $$
declare
  plain constant text := regexp_replace(
    case
      when octet_length(p_body) = char_length(p_body) then p_body
      else regexp_replace(
        translate(normalize(p_body, NFKC), '。', '.'),
        '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]',
        '', 'g'
      )
    end,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)', 'x', 'g'
  );
begin
  return case
    when plain !~ '\S' then null
    when private.hides_domain(plain)
      or plain ~* concat(
        '([a-z]{3,6}://|\mwww\.|[^\s.]\.(com|co\.uk|org\.uk|net|org|ru|cn|xyz|biz|ly|gl|gg|icu|tk|sbs|cfd|cyou|xn--[a-z0-9-]+)\M)',
        -- Any ending before a port or a path.
        '|\m[a-z0-9-]+\.[a-z]{2,24}(:[0-9]+/[^\s]|/[a-z]*([0-9=&_~#%]|[?][^\s]))|\m[a-z0-9-]+\.(me|to)/',
        '|\mdot (com|co|net|org)\M|[\[({] *(dot|\.) *[\])}]'
      )
      or plain ~ concat(
        -- Endings that also begin a sentence after a full stop without a space.
        '[^\s.]{2}\.(uk|eu|io|de|cc|co|us|info|top|dev|app|link|click|site|online|shop|store|live|page|vip|club|pro|bond|lol|zip|finance|support|cash)\M',
        '|\m[A-Z0-9-]{2,}\.(UK|EU|IO|DE|CC|CO|US|INFO|TOP|DEV|APP|LINK|CLICK|SITE|ONLINE|SHOP|STORE|LIVE|PAGE|VIP|CLUB|PRO|BOND|LOL|ZIP|FINANCE|SUPPORT|CASH)\M',
        '|\m[A-Z][A-Za-z0-9-]+\.(Uk|Eu|Io|Cc|Info|Dev|App)\M',
        -- Any ending before a path of one plain word, unless it is an ordinary word.
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
        -- A sort code and an account number, in either order; a date is none, nor a London telephone number.
        '\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ]?[0-9]{2}[-–—./ ]?[0-9]{2}\M.{1,40}(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M',
        '|(?<!(\m0|\+44 ?)2[0-9] ?)\m[0-9]{4} ?[0-9]{4}\M.{1,40}\m(?!(0[1-9]|[12][0-9]|3[01])[./](0[1-9]|1[0-2])[./])[0-9]{2}[-–—./ ][0-9]{2}[-–—./ ][0-9]{2}\M',
        '|\m(0x[0-9a-fA-F]{40}|bc1[0-9a-z]{25,60}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\M'
      )
      then 'bank_details'
  end::public.message_risk;
end;
$$;

drop function private.listed_risk;

-- As before. A text of ASCII has no other forms of letters, and no invisible ones.
create or replace function private.plain_text(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select lower(case
    when octet_length(p_text) = char_length(p_text) then p_text
    else regexp_replace(
      normalize(p_text, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'
    )
  end);
$$;

-- As before. Of the patterns that are short, and of those that read letters alone, all are tried as one at first.
create or replace function private.matched_scam_signs(p_text text)
returns text[]
language plpgsql immutable
set search_path = ''
as $$
declare
  plain   constant text := regexp_replace(
    private.plain_text(p_text),
    '[^.,;!?\n]*\y(scam\w*|fraud\w*|not interested in|wasn''?t born|don''?t bother|no (western union|paypal|gift|crypto|bitcoin|cheques?)|(don''?t|do not) ask me|no deposits?|never (ask|want)\w*|(see|view|inspect) (it|the car|a car) (first|before)|before (you pay|paying)|(don''?t|do not|not|won''?t|will not) (take|accept|want|use|need|send) (any |an? )?(paypal|cheques?|crypto|bitcoin|gift|escrow|couriers?|codes?))\y[^.,;!?\n]*',
    ' ', 'g'
  );
  letters constant text := regexp_replace(translate(plain, '013457@$!|', 'oieastasil'), '[^a-z]+', '', 'g');
begin
  return array(
    with sign (name, kind, pattern) as (values
      ('link', 'long', concat(
        'https?:|www\.|\y[a-z0-9-]{2,}\.(com|co\.uk|uk|org|net|xyz|top|online|site|info|shop|store|click|link|live|app|io|eu|de|ru|cn|cc|me)\y',
        '|[({<\[] ?(dot|\.) ?[)}>\]]|\ydot (com|co|uk|net|org|xyz|top)\y|\yt\.me\y|bit\.ly|cutt\.ly|tinyurl|\y(qr|scan the) code\y',
        '|link in my|\yno spaces\y|google it|(in|on) (the )?(last|final) (picture|photo)'
      )),
      ('untraceable_payment', 'letters',
        'giftcard|giftvoucher|itunes|steamcard|amazoncard|amazonvoucher|googleplay|bitcoin|btc|usdt|ethereum|crypto|westernunion|moneygram|paysafe|neosurf|prepaidcard'),
      ('money_held_by_others', 'long', concat(
        '\y(held|kept|blocked|frozen|secured) (by|with|until)\y|client account|holding account|\yinvoice\y|third[- ]part(y|ies)',
        '|keeps? (it|the money|your money|the funds) until|(until|once|after|when) you (accept|confirm|approve|receive|have received|are happy|inspect|check)',
        '|\y(money[- ]?back|inspection|return) (period|promise|guarantee)|\d+ days? (to )?(inspect|check|test|money back|trial|inspection)|refund(ed|able)'
      )),
      ('money_held_by_others', 'letters', 'escrow|ebaymotors|ebayprotection|buyerprotection|protectionprogram|purchaseprotection|safepay|securepay|trustaccount'),
      ('money_before_viewing', 'long', concat(
        '(\y(deposit|dep0sit|depo sit|pay|payment|paid|transfer|money|funds|half|\d{1,2} ?%|\d{2,4} ?(pounds|quid|gbp))|(£|\ygbp) ?\d{2,4})[^.!?\n]{0,60}\y((before|prior)(?! (to )?(the |you |i )?(keys?|hand|collect|tak|leav|driv))|first|up ?front|in advance|today|tonight|now|to reserve|to hold|to book|i hold|i send|i mark|i take|stops? others?|address|postcode)\y',
        '|first (to|who) (send|pay|transfer)\w*',
        '|\y(when|once|after|as soon as)\y[^.!?\n]{0,40}\y(lands?|landed|clears?|cleared|is in|paid|(money|payment|funds|deposit|it|\d{2,4})( has| is)? (arrives?|arrived|received|sent|shows)|(i|we) (see|get|have) (the |your )?(money|payment|transfer|deposit))\y',
        '|\y(holding|reservation|small|\d{1,2} ?%) (deposit|fee|money)\y|£ ?\d{2,4} (deposit|fee)\y|something down|half now',
        '|\y(admin|arrangement|booking|report|insurance|processing|check|release|storage|viewing) (fee|slot)\y',
        '|\y(iban|swift|wired?|wire)\y|\yf ?(&|and) ?f\y|friends (and|&) family|licence (both sides|front)|(copy|photo|picture) of (your )?(licence|passport|id|driving)|send (me )?(your |a )?(driving licence|passport|id)\y|proof of address|\d digit code|(read|tell|send) (it|me|the code)[^.!?\n]{0,12}\yback'
      )),
      ('deposit_by_transfer', 'short', '\y(deposit|reservation|holding fee)\y[^.!?\n]{0,15}\yby (\w+ )?(trans\w*|payment)\y'),
      ('money_before_viewing', 'letters', 'revolut|cashapp|paysend|skrill|zelle|friendsandfamily|(address|postcode)(once|after|when|assoonas)(the|i|we|your|a)?(money|payment|transfer|deposit|reservation|see|get)'),
      ('no_viewing', 'long', concat(
        '\y(no|not|without|can''?t|cannot|can not|unable to|don''?t|do not|does not|doesn''?t)\y[^.!?\n]{0,30}\y(view|viewings?|visits?|visitors|visiting|inspection|people home|people here)\y',
        '|from (a )?distance|\yunseen\y|online only|closed (for (refurb\w*|works)|to the public)|without seeing|not open to (the )?public|(sales|viewings) (are|is) (all )?online|(undergoing|under) (refurb\w*|renovation)|delivery only'
      )),
      ('shipping', 'long', concat(
        '\y(ship|ships|shipped|shipping|courier|haulage|haulier|transporter|logistics|freight|carrier|ferry)\y|\yto (your|ur) (door|address|house|home|street)',
        '|delivery (company|agent|service|firm)|\y(is|be|get|comes?|straight|car|free) (deliver(y|ed)|brought|to you)\y|deliver(y|ed)? (is |will be )?(free|included|handled|done|within|to you|anywhere)'
      )),
      ('seller_away', 'short', concat(
        '\y(abroad|overseas|off-?shore|oil ?rig|deployed|deployment|regiment|squadron|battalion|stationed|barracks|army|navy|military|soldier|sergeant|at sea)\y',
        '|\y(out of|not in|left|back in) (the )?(uk|country|england)\y|\y(moved|moving|relocated|living|working|based|now)( me| us)? (to|in|at) (spain|france|germany|ireland|sweden|norway|poland|italy|portugal|australia|canada|cyprus|dubai|greece|malta|denmark|finland|holland|usa|america|qatar|orkney|shetland)\y'
      )),
      ('contact_elsewhere', 'long', concat(
        '\y(g ?mail|hot ?mail|outlook|yahoo|proton ?mail|icloud|google chat|messenger|hangouts|skype)\y|[\w.+-]+ ?(@|\(at\)|\[at\]|-at-| at ) ?[\w-]+ ?(\.|dot|\(dot\))+ ?(com|co|org|net|uk)',
        '|\ymy (e-?mail|mail|user)\y|(do not|don''?t) (reply|check|write|message|answer) (me )?(here|on)|(messages?|chat|app|inbox)\y[^.!?\n]{0,25}(don''?t|doesn''?t|not) (come|arrive|reach|work)',
        '|can''?t (check|read|see|reply to|answer) (messages|here)|(give|send) me your (e-?mail|number)|\y(text|messages?|e-?mails?) only\y|only (text|messages?|e-?mails?)\y',
        '|[0-9]\u20e3|\y(oh|zero|double|triple)\y[ ,.-]+(zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\d)|\+(?!44)\d{2,3}[ \d]{7,}'
      )),
      ('contact_elsewhere', 'letters', 'whatsapp|watsapp|whatapp|wattsapp|whatsap|telegram|viber|wechat|gmail|hotmail|protonmail'),
      ('disguised_contact', 'long', concat(
        '\y((zero|oh?|one|two|three|four|five|six|seven|eight|nine|\d)[^a-z0-9]+){7}|[\[(] ?(a|at|@) ?[\])] ?[a-z]+[^a-z]{1,5}(d[o0]t|com|co|net|org|me|uk)\y|[a-z0-9] ?(@| at )[^.\n]{2,20}( [.,] ?|,|d[o0]t ?)(com|co|net|org)\y',
        '|\yw[ ._*-]h[ ._*-]?a[ ._*-]?t|\yt[ ._*-]e[ ._*-]l[ ._*-]e|(remove|without) (the )?(spaces|dots)'
      )),
      ('clearance', 'short', '\y(liquidat\w*|bankrupt\w*|repossess\w*|seized|fleet|customs|compound|insolvency|administrators?|abandoned)\y'),
      ('price_story', 'short', concat(
        'price is (real|right|correct|low|no mistake|not a mistake)|price (valid|only until|ends)|(put|priced?) (it )?(so )?(low|under)|low price|dealer price would',
        '|below (trade|value|market)|under value|less than (it''?s|its) worth|cheap because|don''?t ask why|half (of )?(the )?(price|value)'
      )),
      ('manner', 'short', concat(
        'thank you for your interest|be respectful|greetings|hello (dear|friend|sir)|dear (friend|buyer|sir)|god bless|trust me|trustworthy|serious (buyer|person|people)s?',
        '|all (uk )?(papers|documents)|perfect (technical|working)|first hand|no accident|never accident|(vehicle|car) (presents|is located)|for your safety'
      )),
      -- Cyrillic or Greek letters in a Latin word.
      ('look_alike_letters', 'short', '[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]')
    ),
    every as (
      select plain ~ string_agg(pattern, '|') filter (where kind = 'short') as has_short,
        letters ~ string_agg(pattern, '|') filter (where kind = 'letters') as has_letters
      from sign
    )
    select distinct sign.name
    from sign, every
    where case sign.kind
      when 'long' then plain ~ sign.pattern
      when 'short' then every.has_short and plain ~ sign.pattern
      else every.has_letters and letters ~ sign.pattern
    end
    order by sign.name
  );
end;
$$;
