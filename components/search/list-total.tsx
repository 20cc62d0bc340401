'use client';

import { createContext, useContext, useEffect } from 'react';

export const TotalContext = createContext<(total: number) => void>(() => {});

/** Tells the form around the results how many there are. */
export function ListTotal({ total }: { total: number }) {
  const setTotal = useContext(TotalContext);
  useEffect(() => setTotal(total), [setTotal, total]);
  return null;
}
