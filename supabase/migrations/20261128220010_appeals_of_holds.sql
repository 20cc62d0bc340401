-- A decision about a held listing settles the appeal against the hold; its undoing restores the hold, and the appeal too.
alter function private.revert_decision rename to restore_decided;

create function private.revert_decision(p_decision public.staff_decisions, p_reopens boolean)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.restore_decided(p_decision, p_reopens);
  if p_reopens and p_decision.case_kind = 'listing' then
    -- Settled in one transaction with the decision, at one time.
    update public.decision_appeals a set decided_at = null
    from public.staff_decisions hold
    where hold.id = a.decision_id and hold.case_kind = 'listing' and hold.case_id = p_decision.case_id
      and hold.decision = 'held' and a.decided_at = p_decision.created_at;
  end if;
end;
$$;

-- Settling a listing locks the hold before the vehicle, as settle_appeal and undo_decision do: else one waits for the other.
alter function private.settle_listing rename to settle_locked_listing;

create function private.settle_listing(p_id uuid, p_items uuid[], p_decision public.staff_decision)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform from public.staff_decisions d where d.id = private.standing_hold(p_id) for update;
  return private.settle_locked_listing(p_id, p_items, p_decision);
end;
$$;

revoke all on function private.revert_decision, private.settle_listing from public;
