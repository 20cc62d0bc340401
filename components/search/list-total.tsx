'use client';

import { createContext, useContext, useEffect } from 'react';

export const TotalContext = createContext<(total: number) => void>(() => {});

/** Passes the number of results up to the filter form. */
export function ListTotal({ total }: { total: number }) {
  const setTotal = useContext(TotalContext);
  useEffect(() => setTotal(total), [setTotal, total]);
  return null;
}
