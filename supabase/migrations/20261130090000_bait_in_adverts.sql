-- An account of a few minutes had links on sale in words that messages do not pass, in adverts and in what a seller says
-- of itself, asked for cards and codes without a link, and took names of teams, banks and authorities.

-- Returns true for a text that asks for what opens an account or pays from a card, asks for a code that was sent, or says
-- that the reader's account is locked.
create function private.asks_for_secrets(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Leaves out what the writer will not do.
  plain    constant text := regexp_replace(
    translate(private.plain_text(p_text), '’', ''''),
    '(?<!\myou )(?<!\myou do )\m(never|not|don''t|won''t) (need|want|ask|give|send|share|tell)\M[^.!?\n]*', ' ', 'g'
  );
  asks     constant text := '\m(please|send|reply|respond|give me|tell|confirm|enter|provide|text|read|need|what is|what''s)\M[^.!?\n]{0,60}';
  -- Cars have codes, pins and passwords as well, so these count of an account alone, or as the reader's.
  account  constant text := '\m(?<!my )(card (number|no|details)|cvv|cvc|sort ?code|account number|memorable word|(log ?in|bank|card|account) (details|pin|pass ?word|pass ?code))\M';
  readers  constant text := '\myour ((one[- ]time|secret|security|online|e-?mail|bank|card|log ?in|account) )*(pin|pass ?word|pass ?code|security code)\M';
  -- Things that a code of a car is for.
  of_a_car constant text := '(?![^.!?\n]*\m(radio|stereo|alarm|immobili[sz]er|sat ?nav|key ?(fob|pad))\M)';
  profile  constant text := 'your ((forecourt|seller|buyer|user|bank|paypal) )?(account|profile|wallet)';
begin
  return
    -- Asks for the number of a card, a PIN, a password or a sort code.
    plain ~ concat(asks, account, '|', account, '[^.!?\n]{0,20}\mplease\M|\myour ', account, '|', readers, of_a_car)
    -- Asks for a code that was sent.
    or plain ~ concat(
      asks, '\m(the|a|any|your|that|this|our) ',
      '((verification|one[- ]time|sms|text|log ?in|confirmation|security|([0-9]|four|six)[- ]digit) (pass ?)?code\M',
      '|code,? ((that|which|we|i|they|you|was|is|just|have|has|been|will) )*(sent|texted|text|get|got|received?|comes?|arrives?)\M)', of_a_car
    )
    -- Says that the reader's account is locked.
    or plain ~ concat(
      '\m', profile, ' ((is|was|has|have|been|will|be|being|now|soon|shortly|on|under|temporarily|permanently) )*(locked|suspended|closed|blocked|restricted|frozen|disabled|deactivated|limited|hold|review)\M',
      '|\m(locked|suspended|closed|blocked|restricted|frozen|unlock|verify|restore|reactivate) ', profile, '\M',
      '|\m(hold|restriction|block|(unusual|suspicious) \w+) ((was|has been|is) )?((placed|put|seen) )?(on|in|from|to) ', profile, '\M'
    );
end;
$$;
revoke all on function private.asks_for_secrets from public;
grant execute on function private.asks_for_secrets(text), private.plain_text(text) to service_role;

-- As before; also for a comma in place of a short link's dot, and for a link in a picture. 'On the dot by' tells a time,
-- though 'by' ends domains.
alter function private.hides_domain rename to spells_domain;
create function private.hides_domain(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.spells_domain(regexp_replace(p_text, '\mon the dot by\M', 'on time by', 'gi')) or p_text ~* concat(
    '[a-z0-9] ?,(ly|gl|gd|gg|cc|io|me|app|link|site|shop|top|online|info)/ ?[a-z0-9]',
    '|\mscan\M[^.!?\n]{0,30}\mqr\M|\mqr\M[^.!?\n]{0,30}\m(pay|payment|deposit)\M'
  );
end;
$$;
revoke all on function private.hides_domain from public;
grant execute on function private.hides_domain to service_role;

-- As before, and for what asks_for_secrets tells.
alter function private.risk_of(text) rename to written_risk;
create function private.risk_of(p_body text)
returns public.message_risk
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(
    private.written_risk(p_body), case when private.asks_for_secrets(p_body) then 'bank_details'::public.message_risk end
  );
end;
$$;
revoke all on function private.risk_of from public;
grant execute on function private.risk_of to service_role;

-- Returns true for a text with a web address. It reads less closely than risk_of, and much faster: a sentence that begins
-- without a space before it is none.
create function private.names_link(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  plain constant text := private.plain_text(p_text);
  body  constant text := regexp_replace(
    -- Capitals tell where a sentence begins; other forms of letters, and invisible ones, hide it.
    case when plain = lower(p_text) then p_text else translate(plain, '。', '.') end,
    '[[:alnum:]._%+-]+@[[:alnum:].-]+\M(?!/)', 'x', 'g'
  );
begin
  return private.hides_domain(body)
    or body ~* '://|\mwww[.]|[.]xn--|[\[({] *(dot|[.]) *[\])}]|\m[0-9]{1,3}([.][0-9]{1,3}){3}\M|\mt[.]me\M|\m[a-z0-9-]+[.](me|to|co)/';
end;
$$;
revoke all on function private.names_link from public;

-- Returns true for a telephone number with letters for digits: 'O77OO 9OO I23'. Oil has the same letters.
create function private.hides_number(p_text text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return exists (
    select from regexp_matches(
      private.plain_text(p_text),
      '(?<![a-z0-9])(?!oil\M)((?:o|0|(?:[+] ?|00)?44)(?:[-–—_*. ()/]{0,3}[0-9oil|]){9,10})(?![a-z0-9])', 'g'
    ) shown (parts)
    where shown.parts[1] ~ '[a-z|]' and shown.parts[1] ~ '([0-9].*){4}'
  );
end;
$$;
revoke all on function private.hides_number from public;

alter function private.scam_signs(text) rename to worded_scam_signs;
create function private.scam_signs(p_text text)
returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  signs text[] := private.worded_scam_signs(p_text);
begin
  if p_text is null or p_text !~ '\S' then
    return signs;
  end if;
  if private.names_link(p_text) then
    signs := array_remove(signs, 'link') || 'named_link'::text;
  end if;
  if 'disguised_contact' <> all (signs) and private.hides_number(p_text) then
    signs := signs || 'disguised_contact'::text;
  end if;
  return signs;
end;
$$;
revoke all on function private.scam_signs from public;
comment on function private.scam_signs(text) is
  'Names of the signs of a scam that an advert''s text shows, none twice; empty for a text without words.';

-- A web address holds a new private account's advert; what only resembles one ('Great car.Top spec') does not by itself.
insert into private.suspicion_points (name, new_private, private, dealer, verified) values ('named_link', 3, 2, 0, 0);
update private.suspicion_points set new_private = 1, private = 1 where name = 'link';

-- Trigger: refuses web addresses and disguised numbers in what a private seller with a new account says of itself.
-- Definer: the age of an account and the words of scams are read.
create function private.check_seller_about()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = new.user_id and private.is_new_account(u.created_at))
     and private.scam_signs(new.about) && '{named_link,disguised_contact}' then
    raise exception 'This text has contact details' using
      errcode = '23514', schema = 'public', table = 'sellers', constraint = 'sellers_about_without_contacts';
  end if;
  return new;
end;
$$;
revoke all on function private.check_seller_about() from public;

create trigger check_seller_about_inserted
  before insert on public.sellers
  for each row when (new.seller_type = 'private')
  execute function private.check_seller_about();
create trigger check_seller_about_updated
  before update of about on public.sellers
  for each row when (new.seller_type = 'private' and old.about is distinct from new.about)
  execute function private.check_seller_about();

-- Returns the words of names that pose, by list. lib/selling/seller-name.ts has the same.
create function private.posing_words()
returns table (list text, words text)
language sql immutable
set search_path = ''
as $$
  values
    ('anywhere', 'forecourt support staff admin admins administrator moderator moderators moderation customerservice
      customerservices customercare helpdesk helpteam helpcentre helpcenter verified buyerprotection sellerprotection
      trustandsafety trustsafety safetyteam webmaster youraccount yourpayment buildingsociety dvla dvsa hmrc hmrevenue
      actionfraud tradingstandards interpol europol ombudsman govuk citizensadvice nationalcrimeagency hsbc natwest'),
    ('first', 'paypal klarna clearpay revolut westernunion moneygram worldpay venmo zelle skrill payoneer paysafe monzo cashapp
      applepay googlepay amazonpay mastercard americanexpress barclaycard escrow bankofengland bankofscotland
      bankofireland'),
    ('last', 'police constabulary'),
    ('whole', 'system thesystem security payments billing noreply donotreply visa stripe management team headoffice website
      site notification notifications official accounts complaints helpline administration bank government
      ukgovernment hmgovernment autotrader ebay ebaymotors facebookmarketplace gumtree carwow cazoo webuyanycar'),
    ('money', 'security fraud antifraud scam payment payments billing refund refunds escrow verification compliance dispute
      disputes chargeback chargebacks'),
    ('people', 'account accounts buyer buyers seller sellers customer customers member members user users website site
      marketplace purchase protection resolution resolutions system bank banking police'),
    ('team', 'team department dept desk service services centre center unit office officer agent prevention alert alerts squad
      division bureau helpline hotline manager relations care message messages messenger notification notifications
      notice notices security fraud protection verification resolution locked suspended closed blocked restricted
      onhold'),
    ('banks', 'lloyds barclays halifax nationwide santander starling chase metro virgin tesco coop cooperative ulster tsb rbs
      firstdirect'),
    ('banking', 'bank banking money team');
$$;
revoke all on function private.posing_words from public;
grant execute on function private.posing_words to authenticated, service_role;

-- Keeps its words for labels of web addresses: 'Saw it on autotrader.It is still there' is none.
alter function private.poses_as_site rename to poses_as_brand;
create or replace function private.is_bait_label(p_label text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Leaves out hyphens, and reads the letters that digits stand for.
  plain constant text := translate(replace(lower(p_label), '-', ''), '01345', 'oieas');
begin
  -- Shorter ones are ordinary words, as these are.
  if char_length(plain) < 8 or plain ~ '^((the|your|my|a)?forecourts?|(un)?verif(y|ied|ying|ication)|(in|un)?secur(ed|ely|ing|ity)|(down|non|over|pre|re|under)?payments?|account(s|ants?|ing|able|ed)|(non)?refund(s|ed|ing|able)|(back|lumbar|un)?support(s|ed|ing|ive|ers?)?|administrators?|moderators?)$' then
    return false;
  end if;
  return plain ~ 'escrow|verif|secur|payment|account|login|signin|paypal|refund|billing|helpdesk|support'
    or private.poses_as_brand(replace(p_label, '-', ' '));
end;
$$;

-- Returns true for a name that is taken for the site's own, its teams', a payment firm's, a bank's, an authority's or
-- another marketplace's, or that sounds like the brand. lib/selling/seller-name.ts has the same.
create function private.poses_as_site(p_name text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.poses_as_brand(p_name)
    or private.name_skeleton(replace(p_name, '4', 'four')) ~ replace(replace(
      '(?n) [a-z]*FORe?COURT(?!ney )[a-z]* |^ (the )?FOR ?e? ?COURT ',
      'FOR', '(f|ph)(o|oo|ou|oa|au|aw)r+'), 'COURT', '(c|k|ck)(o|oo|ou|oa|au|aw)r+t')
    or exists (
      with word as (
        select listed.list, regexp_replace(word, '(.)\1+', '\1', 'g') as letters, char_length(word) as length
        from private.posing_words() listed
        cross join lateral string_to_table(btrim(private.as_words(listed.words)), ' ') word
      ),
      -- Words that follow each other, as one.
      run as (
        select distinct joined as text, first <= case when words[1] = any ('{the,our,your}') then 2 else 1 end as begins,
          last >= cardinality(words) - (words[cardinality(words)] = 'uk')::integer as ends
        from string_to_table(private.name_skeleton(p_name), E'\n') line
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
      where (one.list, other.list) in (('money', 'team'), ('banks', 'money'), ('banks', 'banking'))
        or (one.list, other.list) = ('people', 'team') and run.begins and run.ends
    );
end;
$$;
revoke all on function private.poses_as_site from public;
grant execute on function private.poses_as_site to authenticated, service_role;
