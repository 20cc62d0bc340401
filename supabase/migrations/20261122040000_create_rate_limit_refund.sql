create function public.refund_rate_limit(p_key text)
returns void
language sql
set search_path = ''
as $$
  update private.rate_limits set hits = hits - 1
  where key = p_key and hits > 0 and expires_at > now();
$$;
comment on function public.refund_rate_limit is
  'Takes back one attempt that take_rate_limit counted and that turned out to be allowed. For the server only.';
revoke all on function public.refund_rate_limit from public, anon, authenticated;
grant execute on function public.refund_rate_limit to service_role;
