// Turns what the analyser finds into a manifest of what pages may use: the elements, their public members, and the
// modules by which the package gives them. Plugs into custom-elements-manifest.config.mjs.

const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const isPublic = (member) =>
  !member.static && !member.name.startsWith('#') && (member.privacy ?? 'public') === 'public';

/** Completes a property from the attribute that sets it. */
function withAttribute(member, attributes) {
  const attribute = attributes.find(({ fieldName }) => fieldName === member.name);
  if (!attribute) return member;
  const isNamed = /^[A-Z]/.test(member.type?.text ?? '');
  const type = isNamed ? attribute.type : member.type;
  return {
    ...member,
    attribute: attribute.name,
    description: member.description ?? attribute.description,
    type,
  };
}

/** For people who only see the element, it does not matter what was inherited from where. */
const own = ({ inheritedFrom: _, ...rest }) => rest;

function withNamedParameters(member) {
  if (!member.parameters) return member;
  // A destructured parameter has no name in the source.
  const parameters = member.parameters.map((one) =>
    one.name.startsWith('{') ? { ...one, name: 'options' } : one,
  );
  return { ...member, parameters };
}

/** What a method returns, in words. The analyser would take the words for the type. */
function returnOf(ts, node) {
  const comment = ts.getTextOfJSDocComment(ts.getJSDocReturnTag(node)?.comment);
  return comment && { type: { text: node.type.getText() }, description: comment };
}

function publicElement(declaration, tagName, returns) {
  const attributes = (declaration.attributes ?? []).map((one) => own({ ...one, fieldName: camel(one.name) }));
  const members = declaration.members.filter(isPublic).map((member) => {
    const told = returns.get(`${member.inheritedFrom?.name ?? declaration.name}.${member.name}`);
    return own({ ...withNamedParameters(withAttribute(member, attributes)), ...(told && { return: told }) });
  });
  const lists = ['events', 'slots', 'cssParts', 'cssProperties', 'cssStates'];
  // The analyser takes the first parameter of a class for the name of an event that is fired without one.
  const isTold = (one) => one.description !== undefined;
  const rest = Object.fromEntries(
    lists.map((name) => [name, (declaration[name] ?? []).filter(isTold).map(own)]),
  );
  return {
    kind: 'class',
    description: declaration.description,
    name: declaration.name,
    tagName,
    customElement: true,
    superclass: { name: 'LitElement', package: 'lit' },
    attributes,
    members,
    ...rest,
  };
}

function modulesOf(tag, declaration, returns) {
  const module = `dist/es/${tag}.class.js`;
  const reference = { name: declaration.name, module };
  const given = { kind: 'js', name: declaration.name, declaration: reference };
  return [
    {
      kind: 'javascript-module',
      path: module,
      declarations: [publicElement(declaration, tag, returns)],
      exports: [given],
    },
    {
      kind: 'javascript-module',
      path: `dist/es/${tag}.js`,
      declarations: [],
      exports: [given, { kind: 'custom-element-definition', name: tag, declaration: reference }],
    },
  ];
}

/** The define.ts of an element says which tag it has: `defineOnce('star-board', StarBoard)`. */
export function publicManifest() {
  const classes = new Map();
  const returns = new Map();
  return {
    name: 'public-manifest',
    analyzePhase({ ts, node }) {
      if (ts.isMethodDeclaration(node) && ts.isClassDeclaration(node.parent)) {
        const told = returnOf(ts, node);
        if (told) returns.set(`${node.parent.name?.text}.${node.name.getText()}`, told);
      }
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineOnce') return;
      const [tag, element] = node.arguments;
      if (ts.isStringLiteral(tag)) classes.set(tag.text, element.getText());
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const declarations = manifest.modules.flatMap((module) => module.declarations);
      // Files are found in no particular order.
      const sorted = [...classes].sort(([a], [b]) => (a < b ? -1 : 1));
      manifest.modules = sorted.flatMap(([tag, name]) =>
        modulesOf(
          tag,
          declarations.find((declaration) => declaration.name === name),
          returns,
        ),
      );
    },
  };
}
