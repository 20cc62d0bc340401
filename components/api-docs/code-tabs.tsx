'use client';

import { use } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs';
import { CodeLanguage } from './code-language';

type Props = {
  /** Accessible name of the tabs. */
  label: string;
  /** The code by language. */
  code: Record<string, string>;
};

/** The same call in several languages. */
export function CodeTabs({ label, code }: Props) {
  const [language, setLanguage] = use(CodeLanguage);
  return (
    <Tabs value={language} onValueChange={setLanguage} className="mt-4">
      <TabsList aria-label={label}>
        {Object.keys(code).map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {Object.entries(code).map(([name, text]) => (
        <TabsContent key={name} value={name}>
          <pre className="mt-4 rounded-2 border border-line bg-surface p-4 text-small/relaxed wrap-anywhere whitespace-pre-wrap">
            <code>{text}</code>
          </pre>
        </TabsContent>
      ))}
    </Tabs>
  );
}
