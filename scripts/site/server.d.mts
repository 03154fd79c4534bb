import type { Server } from 'node:http';

/** Serves folders by where their addresses begin, which is a path that ends with a slash. */
export function fileServer(
  folders: Readonly<Record<string, string>>,
  more?: Readonly<Record<string, string>>,
): Server;
