// What eslint prints in the test run: its usual list of problems, and how many files it read.
import { ESLint } from 'eslint';

export default async function format(results, data) {
  const stylish = await new ESLint().loadFormatter('stylish');
  return `${await stylish.format(results, data)}\neslint read ${results.length} files.\n`;
}
