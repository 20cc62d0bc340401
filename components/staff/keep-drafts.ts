/**
 * Protects typed text in the region: a form or link with `data-leaves-case` does nothing while another form
 * holds text that is neither sent nor emptied. Returns the cleanup.
 */
export function keepDrafts(region: HTMLElement) {
  function handle(event: Event) {
    const { target } = event;
    const leaver = target instanceof Element && target.closest('[data-leaves-case]');
    if (!leaver || leaver.matches('form') !== (event.type === 'submit')) return;
    const draft = [...region.querySelectorAll('textarea')].find(
      (field) => field.value.trim() && !leaver.contains(field) && field.checkVisibility(),
    );
    if (!draft) return;
    event.preventDefault();
    event.stopPropagation();
    draft.setCustomValidity('Send, save or empty this first');
    draft.reportValidity();
    draft.addEventListener('input', () => draft.setCustomValidity(''), { once: true });
  }
  const controller = new AbortController();
  for (const type of ['click', 'submit'])
    region.addEventListener(type, handle, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
