'use client';

import { useLayoutEffect } from 'react';

/** Whether React has hydrated for the next press of the same button, whose click is yet to come. */
const isPressedAgain = (button: Element) =>
  window.event?.target instanceof Node && button.contains(window.event.target);

/** Presses the button again that was pressed before hydration, when nothing listened. */
export function ReplayEarlyPress() {
  useLayoutEffect(() => {
    const button = window.earlyPress;
    window.earlyPress = null;
    if (!button || isPressedAgain(button)) return;
    // As the page was sent: the same for everyone, such as an empty heart of a car that is saved.
    const { ariaPressed } = button;
    // After the effects of all components and what they change.
    setTimeout(() => {
      if (button.isConnected && button.ariaPressed === ariaPressed) button.click();
    });
  }, []);
  return null;
}
