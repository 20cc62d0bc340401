'use client';

import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

export const Tabs = TabsPrimitive.Root;
export const TabsContent = TabsPrimitive.Content;

/** Without JavaScript the tabs are hidden and the first panel stays. */
export const TabsList = (props: ComponentProps<typeof TabsPrimitive.List>) => (
  <TabsPrimitive.List className="needs-script flex gap-6 border-b border-line" {...props} />
);

export const TabsTrigger = (props: ComponentProps<typeof TabsPrimitive.Trigger>) => (
  <TabsPrimitive.Trigger
    className="-mb-px min-h-11 border-b-2 border-transparent font-medium text-ink-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink"
    {...props}
  />
);
