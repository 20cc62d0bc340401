import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useState } from 'react';
import {
  type Dimension,
  dimensionLines,
  type Line,
  type Pixel,
  type Place,
  partsAround,
  type Size,
} from '@/lib/showroom/viewer/dimension-lines';

/** The height of a label's box, the usual width of a digit, and the room beside the text, in pixels. */
const LABEL = { height: 22, digit: 7.6, room: 14 };
const NAMES: Dimension[] = ['length', 'width', 'height'];
const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];
const slotOf = (name: Dimension, end: End) => `hotspot-${name}-${end}`;
const coordinates = (place: Place) => place.map((metres) => `${metres}m`).join(' ');

type Drawn = { name: Dimension; label: string; middle: Pixel; parts: Line<Pixel>[] };

/** Puts the ends of the lines that face the camera into the scene, and reads their screen positions. */
function measure(viewer: ModelViewerElement, size: Size, middle: number, labels: Labels): Drawn[] {
  const lines = dimensionLines(size, middle, viewer.getCameraOrbit().theta);
  const pixel = (name: Dimension, end: End): Pixel | null => {
    viewer.updateHotspot({ name: slotOf(name, end), position: coordinates(lines[name][end]) });
    const found = viewer.queryHotspot(slotOf(name, end));
    return found && [found.canvasPosition.x, found.canvasPosition.y];
  };
  return NAMES.flatMap((name) => {
    const [from, to] = [pixel(name, 'from'), pixel(name, 'to')];
    const label = labels[name];
    const box = { width: label.length * LABEL.digit + LABEL.room, height: LABEL.height };
    const around = from && to && partsAround({ from, to }, box);
    return around ? [{ name, label, ...around }] : [];
  });
}

type Labels = Record<Dimension, string>;
type Props = { viewer: ModelViewerElement; size: Size; labels: Labels };

/** Length, width and height as lines around the model, with their figures in gaps. The page repeats them as text. */
export function DimensionOverlay({ viewer, size, labels }: Props) {
  const [drawn, setDrawn] = useState<Drawn[]>([]);

  useEffect(() => {
    const middle = viewer.getBoundingBoxCenter().z;
    const anchors = NAMES.flatMap((name) =>
      ENDS.map((end) => {
        const anchor = document.createElement('span');
        anchor.slot = slotOf(name, end);
        anchor.dataset.position = '0m 0m 0m';
        return anchor;
      }),
    );
    viewer.append(...anchors);
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDrawn(measure(viewer, size, middle, labels)));
    };
    viewer.addEventListener('camera-change', draw);
    const observer = new ResizeObserver(draw);
    observer.observe(viewer);
    return () => {
      cancelAnimationFrame(frame);
      viewer.removeEventListener('camera-change', draw);
      observer.disconnect();
      for (const anchor of anchors) anchor.remove();
    };
  }, [viewer, size, labels]);

  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {drawn.map(({ name, label, middle: [x, y], parts }) => (
        <g key={name} data-dimension={name}>
          {parts.map(({ from, to }, index) => (
            <line
              key={index === 0 ? 'from' : 'to'}
              x1={from[0]}
              y1={from[1]}
              x2={to[0]}
              y2={to[1]}
              className="stroke-ink"
              strokeWidth="1.25"
            />
          ))}
          {[parts[0]?.from, parts[1]?.to].map(
            (end, index) =>
              end && (
                <circle
                  key={index === 0 ? 'from' : 'to'}
                  cx={end[0]}
                  cy={end[1]}
                  r="2.5"
                  className="fill-ink"
                />
              ),
          )}
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            paintOrder="stroke"
            strokeWidth="5"
            strokeLinejoin="round"
            className="tabular fill-ink stroke-(color:--stage-mid) text-small font-semibold"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
