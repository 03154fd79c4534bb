/** The boards of this package, for fences. */
import * as bugcatcher from '../bugcatcher/index.js';
import { definition as bugcatcherBoard } from '../bugcatcher/element/definition.js';
import * as constellation from '../constellation/index.js';
import { definition as constellationBoard } from '../constellation/element/definition.js';
import * as rotation from '../rotation/index.js';
import { definition as rotationBoard } from '../rotation/element/definition.js';
import * as spaceCrack from '../space-crack/index.js';
import { definition as spaceCrackBoard } from '../space-crack/element/definition.js';
import * as star from '../star/index.js';
import { definition as starBoard } from '../star/element/definition.js';
import { boardOf, type FenceBoard } from './board.js';

export const builtIn: readonly FenceBoard[] = [
  boardOf(bugcatcherBoard, bugcatcher.bugcatcher, bugcatcher.toSvg, bugcatcher.words),
  boardOf(constellationBoard, constellation.constellation, constellation.toSvg, constellation.words),
  boardOf(rotationBoard, rotation.rotation, rotation.toSvg, rotation.words),
  boardOf(spaceCrackBoard, spaceCrack.spaceCrack, spaceCrack.toSvg, spaceCrack.words),
  boardOf(starBoard, star.star, star.toSvg, star.words),
];
