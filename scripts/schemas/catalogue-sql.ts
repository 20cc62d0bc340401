const OURS = `array['public', 'private']::regnamespace[]`;

/** Returns SQL for grants as sorted text: PostgreSQL's defaults where none are stored. */
const grants = (acl: string, kind: string, owner: string) => `(
  select coalesce(string_agg(
    concat(case when a.grantee = 0 then 'public' else a.grantee::regrole::text end, ' ', a.privilege_type,
      case when a.is_grantable then ' with grant option' end), ', '
    order by case when a.grantee = 0 then 'public' else a.grantee::regrole::text end, a.privilege_type), '')
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) a)`;

/** Query of the name, the definition and (for functions) the body of every object that a migration can create. */
export const CATALOGUE_SQL = `
  select 'schema ' || nspname as name, ${grants('nspacl', 'n', 'nspowner')} as definition, null as body
  from pg_namespace where nspname in ('public', 'private')
  union all
  select concat('default privileges ', defaclobjtype, ' in ', defaclnamespace::regnamespace, ' of ', defaclrole::regrole),
    ${grants('defaclacl', 'r', 'defaclrole')}, null
  from pg_default_acl
  union all
  select 'extension ' || extname, extnamespace::regnamespace::text, null from pg_extension
  union all
  select 'type ' || t.oid::regtype,
    concat((select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid),
      format_type(typbasetype, typtypmod), ' ', ${grants('typacl', 'T', 'typowner')}), null
  from pg_type t left join pg_class c on c.oid = typrelid
  where typnamespace = any (${OURS}) and typtype in ('e', 'd', 'c') and (relkind is null or relkind = 'c')
  union all
  select concat('relation ', oid::regclass),
    concat(relkind, relpersistence, ' ', reloptions, case when relrowsecurity then ' row security' end,
      case when relforcerowsecurity then ' forced' end, ' ', ${grants('relacl', 'r', 'relowner')}, ' ',
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end), null
  from pg_class where relnamespace = any (${OURS}) and relkind in ('r', 'p', 'v', 'm', 'c', 'S')
  union all
  select concat('column ', attrelid::regclass, '.', attname),
    concat((select count(*) from pg_attribute b where b.attrelid = a.attrelid and b.attnum between 1 and a.attnum and not b.attisdropped),
      ' ', format_type(atttypid, atttypmod), case when attnotnull then ' not null' end, ' ', attgenerated, attidentity,
      ' ', pg_get_expr(adbin, adrelid), ' ', attstattarget, ' ',
      case when attacl is not null then ${grants('attacl', 'c', 'relowner')} end), null
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on adrelid = attrelid and adnum = attnum
  where relnamespace = any (${OURS}) and relkind in ('r', 'p', 'v', 'm', 'c') and attnum > 0 and not attisdropped
  union all
  select concat('constraint ', conname, ' of ', case when conrelid <> 0 then conrelid::regclass::text else contypid::regtype::text end),
    pg_get_constraintdef(oid) || case when convalidated then '' else ' unchecked' end, null
  from pg_constraint where connamespace = any (${OURS}) and contype <> 't'
  union all
  select concat('index ', schemaname, '.', indexname), indexdef, null from pg_indexes where schemaname in ('public', 'private')
  union all
  select concat('policy ', polname, ' of ', polrelid::regclass),
    concat(polcmd, polpermissive, ' ', polroles::regrole[], ' ', pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid)), null
  from pg_policy
  union all
  select concat('trigger ', tgname, ' of ', tgrelid::regclass), concat(pg_get_triggerdef(oid), ' ', tgenabled), null
  from pg_trigger where not tgisinternal
  union all
  select concat('function ', oid::regprocedure),
    concat(replace(pg_get_functiondef(oid), prosrc, ''), ' ', ${grants('proacl', 'f', 'proowner')}), prosrc
  from pg_proc where pronamespace = any (${OURS}) and prokind in ('f', 'p')
  union all
  select concat('comment on ', pg_describe_object(classoid, objoid, objsubid)), description, null
  from pg_description d
  where exists (
    select from pg_identify_object(classoid, objoid, objsubid) o where o.schema in ('public', 'private') or o.identity ~ ' on (storage|auth)[.]')
    or exists (select from pg_namespace where classoid = 'pg_namespace'::regclass and oid = objoid and nspname in ('public', 'private'))
  union all
  select 'bucket ' || id, concat(public, ' ', file_size_limit, ' ', allowed_mime_types), null from storage.buckets
  union all
  select concat('publication ', pubname, ' of ', schemaname, '.', tablename), concat(attnames, ' ', rowfilter), null
  from pg_publication_tables`;

export const TABLES_SQL = `
  select oid::regclass::text as name from pg_class
  where relnamespace = any (${OURS}) and relkind = 'r' order by 1`;
