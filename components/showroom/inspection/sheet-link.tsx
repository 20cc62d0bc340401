'use client';

import type { Route } from 'next';
import { useEffect, useState } from 'react';
import { onSheetChange, readSheet } from '@/lib/showroom/inspection/sheet-storage';
import { button } from '../../ui/button';
import { Link } from '../../ui/link';

type Props = {
  href: Route;
  /** Names the sheet on this device. */
  sheet: string;
  /** The names of its boxes. */
  points: string[];
};

/** Links to a car's viewing sheet, and says how many of its points are ticked on this device. */
export function SheetLink({ href, sheet, points }: Props) {
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    const count = () => {
      const stored = readSheet(sheet)?.ticked ?? [];
      setTicked(points.filter((id) => stored.includes(id)).length);
    };
    count();
    return onSheetChange(sheet, count);
  }, [sheet, points]);
  return (
    <Link href={href} className={button()}>
      Your viewing sheet{ticked > 0 && `, ${ticked} of ${points.length} ticked`}
    </Link>
  );
}
