export const PUBLISHED: string;
export const definitions: Readonly<Record<string, string>>;
