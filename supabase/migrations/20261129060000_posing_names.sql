-- Names that pose as the site's teams, as firms that take payments, or as the brand misspelt; links in disguise.

-- As before, 'rn' being 'm' in the words too.
create or replace function private.name_has_word(p_name text, p_words text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.name_skeleton(p_name)
    ~ (' (' || regexp_replace(replace(translate(p_words, 'i', 'l'), 'rn', 'm'), '([a-z])(?=[a-z])', '\1 ?', 'g') || ') ');
$$;

-- As before, also the brand within a word or one letter from it, teams that handle money or fraud, and names that are or
-- begin with a payment firm's. lib/selling/seller-name.ts has the same.
create or replace function private.poses_as_site(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.name_has_word(p_name, concat(
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
$$;

-- Whether a name has a sign that looks like a seal, a word of several scripts, or, beside a Latin word, one of another
-- script whose letters all look Latin. Words that each have a script of their own are a usual name.
create or replace function private.is_bait_name(p_name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select p_name ~ '[\u00a9\u00ae\u2117\u2120\u2122\u2190-\u27ff\u2900-\u2bff\u3200-\u32ff\U0001f100-\U0001f2ff\U0001f31f\U0001f396-\U0001f397\U0001f3c5-\U0001f3c6\U0001f3db\U0001f3f5\U0001f44d\U0001f451\U0001f46e\U0001f48e\U0001f4a0\U0001f4af\U0001f50f-\U0001f513\U0001f516-\U0001f518\U0001f530-\U0001f53d\U0001f5f4-\U0001f5f9\U0001f6a8\U0001f6c2\U0001f6e1\U0001f780-\U0001f7ff\U0001f947-\U0001f949]'
    or exists (
      select from regexp_split_to_table(plain.name, '[\s!-/:-@\[-`{-~’]+') word
      cross join lateral (
        select count(*) as scripts, bool_or(letters <> list[1]) as is_foreign
        from (values (array[
          '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u1d00-\u1d25\u1d6b-\u1dbf\u1e00-\u1eff\u2c60-\u2c7f\ua722-\ua7ff\uab30-\uab64]',
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

-- Returns a text in which a web address that is disguised is spelt out: letters apart, another dot, a word for the dot, or
-- digits for letters in its ending.
create function private.undisguised(p_text text)
returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(p_text, '(\m[[:alnum:]]|[.])[ _*-]+(?=[[:alnum:]]\M|[.])', '\1', 'g'),
    '(?<=[[:alnum:]])[·•∙⋅‧・](?=[[:alnum:]])', '.', 'g'),
    ' ?([·•∙⋅‧・]|["''*]+[.]["''*]+|[.]{2,}|[-_*](dot|d0t)[-_*]) ?(?=(com|net|org|co|uk|info|xyz|biz|icu)\M)', '.', 'gi'),
    ' (full stop|period|point) (?=(com|net|org|co[ .]uk|info|xyz|biz|icu)\M)', '.', 'gi'),
    '[.](c0m|c0(?=[.]uk\M))', '.com', 'gi'),
    '\m(h(tt|xx)ps?|www)[ :/.]+(?=[[:alnum:]])', 'www.', 'gi');
$$;
revoke all on function private.undisguised from public;
grant execute on function private.undisguised to service_role;

alter function private.hides_domain rename to names_or_hides_domain;
create function private.hides_domain(p_text text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select private.names_or_hides_domain(p_text)
    or plain.body <> p_text and (plain.body ~* '\mwww[.]' or private.names_or_hides_domain(plain.body))
    or exists (
      select from regexp_matches(p_text, '\m[a-z0-9-]*[a-z][a-z0-9-]*[.]([a-z0-9]*[0-9][a-z0-9]*)\M', 'gi') found
      where found[1] ~* '[a-z].*[a-z]' and found[1] !~* '^[0-9]+(st|nd|rd|th)$' and (
        translate(lower(found[1]), '01345', 'oieas') = any (private.top_level_domains())
        or translate(lower(found[1]), '01345', 'oleas') = any (private.top_level_domains())
      )
    )
  from (select private.undisguised(p_text) as body) plain;
$$;
revoke all on function private.hides_domain from public;
grant execute on function private.hides_domain to service_role;
