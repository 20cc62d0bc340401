'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Chat, ChatAnswer, ChatRequest } from '@/lib/help/chat/chat';
import { chatWords } from '@/lib/help/chat/words';
import { toastIfOffline } from '@/lib/network';

const ENDPOINT = '/api/chat';
/** Milliseconds between two looks while a person may answer; each in vain makes the next wait longer. */
const FIRST_PAUSE = 4000;
const LONGEST_PAUSE = 30_000;

async function ask(init?: RequestInit, query = ''): Promise<ChatAnswer | null> {
  const answer = await fetch(ENDPOINT + query, { cache: 'no-store', ...init });
  return answer.status === 204 ? null : ((await answer.json()) as ChatAnswer);
}

/** The visitor's conversation, kept up to date while `isOpen` and the page is in view. */
export function useChat(isOpen: boolean) {
  /** Undefined until it is known whether there is one. */
  const [chat, setChat] = useState<Chat | null>();
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const version = useRef('');

  const show = useCallback((answer: ChatAnswer) => {
    if ('error' in answer) {
      setError(answer.error);
      return false;
    }
    version.current = answer.chat?.version ?? '';
    setChat(answer.chat);
    setError('');
    return true;
  }, []);

  /** Whether it was done; otherwise `error` says why not. */
  async function send(request: ChatRequest): Promise<boolean> {
    setSending(true);
    try {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await ask({ method: 'POST', headers, body: JSON.stringify(request) });
      return answer !== null && show(answer);
    } catch {
      toastIfOffline();
      setError(chatWords.failed);
      return false;
    } finally {
      setSending(false);
    }
  }

  const status = chat?.status;
  useEffect(() => {
    if (!isOpen) return;
    let timer = 0;
    let isOver = false;
    let pause = status === 'waiting' ? FIRST_PAUSE : LONGEST_PAUSE;
    async function look() {
      window.clearTimeout(timer);
      if (document.hidden) return;
      try {
        const answer = await ask(undefined, `?version=${encodeURIComponent(version.current)}`);
        if (isOver) return;
        if (answer && show(answer)) pause = FIRST_PAUSE;
        else pause = Math.min(pause * 1.5, LONGEST_PAUSE);
      } catch {
        if (isOver) return;
        pause = LONGEST_PAUSE;
        // Before anything is known there is nothing to show but this.
        if (version.current === '') setError(chatWords.failed);
      }
      timer = window.setTimeout(look, pause);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, status, show]);

  return { chat, error, isSending, send };
}
