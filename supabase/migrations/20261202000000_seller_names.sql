-- Surnames such as Pollice, Sitte, Staaf are no disguised words.
create or replace function private.poses_as_site(p_name text)
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
      -- Short words with a consonant doubled between vowels, or with the vowel doubled in its place: 'Pollice', 'Staaf'.
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
      -- Words that follow each other, as one.
      run as (
        select distinct joined as text, first <= case when words[1] = any ('{the,our,your}') then 2 else 1 end as begins,
          last >= cardinality(words) - (words[cardinality(words)] = 'uk')::integer as ends
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
      where (one.list, other.list) in (('money', 'team'), ('banks', 'money'), ('banks', 'banking'))
        or (one.list, other.list) = ('people', 'team') and run.begins and run.ends
    );
end;
$$;
