'use client';

import { useLayoutEffect } from 'react';

/** True if React hydrates in response to another press of the same button, whose own click follows. */
const isPressedAgain = (button: Element) =>
  window.event?.target instanceof Node && button.contains(window.event.target);

/** Clicks the button again that was pressed before hydration, when it had no listener. */
export function ReplayEarlyPress() {
  useLayoutEffect(() => {
    const button = window.earlyPress;
    window.earlyPress = null;
    if (!button || isPressedAgain(button)) return;
    // The value in the HTML is the same for all users, such as the empty heart of a favourite.
    const { ariaPressed } = button;
    // Runs after the effects of all components and the changes they cause.
    setTimeout(() => {
      if (button.isConnected && button.ariaPressed === ariaPressed) button.click();
    });
  }, []);
  return null;
}
