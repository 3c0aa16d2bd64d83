/** Reads XML as a stream: calls a listener with tags and texts, and yields after each chunk. */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** Callbacks of the parser; names are without a prefix. */
export interface XmlListener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses a stream; yields after each chunk, so that the caller can hand on what the listener collected. */
export async function* readXml(stream: Readable, listener: XmlListener): AsyncGenerator<undefined> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => listener.open?.(local(name), attributes));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => listener.close?.(local(name)));
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    parser.write(decoder.decode());
    parser.close();
    yield;
  } finally {
    stream.destroy();
  }
}

/** Parses a small part to its end; a missing part counts as empty. */
export const parseXml = async (stream: Readable | undefined, listener: XmlListener): Promise<void> => {
  if (!stream) return;
  for await (const _ of readXml(stream, listener));
};
