/** The light tokens of app/globals.css, because ImageResponse cannot read CSS variables. */
export const COLOURS = {
  paper: '#f7f6f1',
  ink: '#121613',
  ink2: '#4a514c',
  brand: '#0b4a34',
  signal: '#a53c0c',
  label: '#575d58',
  ground:
    'linear-gradient(to bottom, #f7f6f1 0%, #f1f0ea 60%, #dddcd3 81%, #e9e8e1 82%, #f1f0ea 100%)',
} as const;
