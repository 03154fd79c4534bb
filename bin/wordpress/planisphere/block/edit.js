// The block in the editor: the board itself, and its attributes beside it. WordPress loads this file as it is.
(function (wp, data) {
  const { createElement: h, Fragment, useEffect, useRef, useState } = wp.element;
  const { InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps } = wp.blockEditor;
  const { Button, Disabled, Notice, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } =
    wp.components;
  const { decodeEntities } = wp.htmlEntities;
  const { __, sprintf } = wp.i18n;

  /** The attributes that authors set most, in this order. All others are in a panel of their own. */
  const FIRST = ['puzzle', 'daily', 'record', 'position', 'ply', 'marks', 'seats'];
  const LONG = ['record', 'position'];
  /** These are set without a value too. */
  const BARE = ['daily'];
  /** These ask the page what a post does not know: its address, and the height that a theme leaves. */
  const NOT_OFFERED = ['from-hash', 'fit'];
  /** These belong to readers: in the editor they would keep games and read its address. */
  const NOT_IN_PREVIEW = ['remember', 'from-hash'];

  /**
   * Loads the boards into the page that shows the block: the editor may keep posts in a frame with scripts of its own.
   */
  function bringLoader(node) {
    const page = node?.ownerDocument;
    if (!page || page.querySelector('script[data-planisphere-loader]')) return;
    const script = page.createElement('script');
    script.type = 'module';
    script.src = data.loader;
    script.dataset.planisphereLoader = '';
    page.head.append(script);
  }

  /** Decodes the entities with which WordPress keeps the author's texts: S31&gt;T21. */
  function decoded(settings) {
    const texts = Object.entries(settings).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts.map(([name, value]) => [name, decodeEntities(value)]));
  }

  /** The board alone in a page. includes/addresses.php makes the same. */
  function playAddress(board, settings) {
    const query = Object.entries(settings).map((pair) => pair.map(encodeURIComponent).join('='));
    return `${data.page}#${board}${query.length > 0 ? '?' : ''}${query.join('&')}`;
  }

  /** `drawn` gets the board itself. */
  function Preview({ board, settings, drawn }) {
    const shown = Object.entries(settings).filter(
      ([name]) => Object.hasOwn(data.boards[board].attributes, name) && !NOT_IN_PREVIEW.includes(name),
    );
    const ref = (node) => {
      bringLoader(node);
      drawn.current = node;
    };
    return h(Disabled, null, h(board, { ...Object.fromEntries(shown), ref }));
  }

  /** Takes a picture of the board as it is shown, and puts it into the media library. */
  async function upload(tag, board, settings) {
    const { takePicture } = await import(data.takePicture);
    // The board then shows the new settings. Bots may play without end, so nothing waits for them.
    await board.updateComplete;
    if (!board.record) {
      const sentence = __(
        'The board shows no game. Wait until it is drawn, or change its settings.',
        'planisphere',
      );
      return { refusal: { sentence } };
    }
    const { pictures } = data.boards[tag];
    const { png, alt, refusal } = await takePicture(pictures, tag, board.record, settings);
    if (refusal) return { refusal };
    const body = new FormData();
    body.append('file', png, `${tag}.png`);
    body.append('alt_text', alt);
    const { source_url: url } = await wp.apiFetch({ path: '/wp/v2/media', method: 'POST', body });
    return { taken: { picture: url, pictureAlt: alt } };
  }

  /** Why there is no picture. `name`: the attribute that is at fault, if one is. */
  function Reason({ sentence, name }) {
    /* translators: %s: the name of a setting of the block, such as marks. */
    const advice = name && sprintf(__('Change “%s”, then take the picture again.', 'planisphere'), name);
    return h(
      Notice,
      { status: 'error', isDismissible: false },
      h('p', null, __('No picture was taken.', 'planisphere')),
      h('p', null, sentence),
      advice && h('p', null, advice),
    );
  }

  function Setting({ name, attribute, help, value, set }) {
    const common = { label: name, help, __nextHasNoMarginBottom: true };
    const isOn = value !== undefined;
    const toggle = { ...common, checked: isOn, onChange: (on) => set(on ? '' : undefined) };
    if (attribute.type === 'flag') return h(ToggleControl, toggle);
    if (BARE.includes(name)) {
      /* translators: %s: the name of a setting of the block, such as daily. */
      const label = sprintf(__('Value of “%s”', 'planisphere'), name);
      const more = isOn && h(TextControl, { label, value, onChange: set, __nextHasNoMarginBottom: true });
      return h(Fragment, null, h(ToggleControl, toggle), more);
    }
    const bound = { ...common, value: value ?? '', onChange: (text) => set(text === '' ? undefined : text) };
    if (attribute.type === 'choice') {
      const options = ['', ...attribute.choices].map((choice) => ({
        value: choice,
        label: choice || attribute.default || '–',
      }));
      return h(SelectControl, { ...bound, options });
    }
    if (LONG.includes(name)) return h(TextareaControl, { ...bound, rows: 3 });
    const type = attribute.type === 'number' ? 'number' : 'text';
    return h(TextControl, { ...bound, type, placeholder: attribute.default });
  }

  function Picture({ take, picture, pictureAlt, setAttributes }) {
    const [isBusy, setBusy] = useState(false);
    const [reason, setReason] = useState();
    const takeIt = async () => {
      setBusy(true);
      setReason(undefined);
      try {
        const { taken, refusal } = await take();
        if (taken) setAttributes(taken);
        setReason(refusal);
      } catch (error) {
        // WordPress says in a sentence why it does not take a file; a browser’s own errors are for programmers.
        const known = error instanceof Error ? undefined : error?.message;
        const sentence =
          known ?? __('The browser could not draw the board. Load this page again.', 'planisphere');
        setReason({ sentence });
      }
      setBusy(false);
    };
    const choose = ({ url, alt }) => setAttributes({ picture: url, pictureAlt: alt || pictureAlt });
    const chooser = h(MediaUpload, {
      allowedTypes: ['image'],
      onSelect: choose,
      render: ({ open }) =>
        h(Button, { variant: 'secondary', onClick: open }, __('Choose a picture', 'planisphere')),
    });
    const taker = h(
      Button,
      { variant: 'secondary', onClick: takeIt, isBusy, disabled: isBusy },
      __('Take a picture of the board', 'planisphere'),
    );
    return h(
      PanelBody,
      { title: __('Picture', 'planisphere'), initialOpen: false },
      h('p', null, __('Shown where no script runs, such as in feeds.', 'planisphere')),
      h(MediaUploadCheck, null, h('p', null, taker), h('p', null, chooser)),
      reason && h(Reason, reason),
      h(TextControl, {
        label: __('Address of the picture', 'planisphere'),
        type: 'url',
        __nextHasNoMarginBottom: true,
        value: decodeEntities(picture),
        onChange: (text) => setAttributes({ picture: text }),
      }),
      h(TextControl, {
        label: __('What the picture shows', 'planisphere'),
        __nextHasNoMarginBottom: true,
        value: decodeEntities(pictureAlt),
        onChange: (text) => setAttributes({ pictureAlt: text }),
      }),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const { board, picture, pictureAlt } = attributes;
    const blockProps = useBlockProps();
    const settings = decoded(attributes.settings);
    const link = playAddress(board, settings);
    const drawn = useRef();
    const exists = Object.hasOwn(data.boards, board);
    useEffect(() => {
      if (!exists || attributes.link === link) return;
      /* translators: %s: the name of a game, such as Space Crack. A link to a page with its board. */
      const sentence = sprintf(__('Play on the board: %s', 'planisphere'), data.boards[board].name);
      setAttributes({ link, sentence });
    }, [link]);
    if (!exists) {
      return h('div', blockProps, __('This block names a board that does not exist.', 'planisphere'));
    }
    const { attributes: known, help } = data.boards[board];
    const settingOf = (name) =>
      h(Setting, {
        key: name,
        name,
        attribute: known[name],
        help: help[name],
        value: settings[name],
        set: (value) => {
          const next = { ...settings, [name]: value };
          if (value === undefined) delete next[name];
          setAttributes({ settings: next });
        },
      });
    const boards = Object.entries(data.boards).map(([value, { name }]) => ({ value, label: name }));
    const offered = Object.keys(known).filter((name) => !NOT_OFFERED.includes(name));
    const first = FIRST.filter((name) => offered.includes(name));
    const others = offered.filter((name) => !first.includes(name));
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Board', 'planisphere') },
          h(SelectControl, {
            label: __('Game', 'planisphere'),
            __nextHasNoMarginBottom: true,
            value: board,
            options: boards,
            onChange: (value) => setAttributes({ board: value, settings: {} }),
          }),
          first.map(settingOf),
        ),
        h(Picture, {
          take: () => upload(board, drawn.current, settings),
          picture,
          pictureAlt,
          setAttributes,
        }),
        h(
          PanelBody,
          { title: __('More attributes', 'planisphere'), initialOpen: false },
          others.map(settingOf),
        ),
      ),
      h('div', blockProps, h(Preview, { key: board, board, settings, drawn })),
    );
  }

  /** Made of attributes alone, so that posts stay valid when the plugin changes. */
  function save({ attributes: { link, sentence, picture, pictureAlt } }) {
    if (!link) return null;
    // Not every theme keeps pictures within the page.
    const style = { maxWidth: '100%', height: 'auto' };
    const img = h('img', { style, src: decodeEntities(picture), alt: decodeEntities(pictureAlt) });
    const shown = picture ? h(Fragment, null, img, h('br')) : null;
    return h('div', useBlockProps.save(), h('a', { className: 'planisphere', href: link }, shown, sentence));
  }

  wp.blocks.registerBlockType('planisphere/board', { edit: Edit, save });
})(window.wp, window.planisphere);
