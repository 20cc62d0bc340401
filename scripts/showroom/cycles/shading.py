"""Materials and lights of the scenes."""
import bpy


class Nodes:
    """The shader of a new material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def new(self, kind, **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            node.inputs[name.replace('_', ' ')].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def maths(self, operation, *values, kind='Math', output=0, **inputs):
        """The result of an operation on numbers, vectors and sockets."""
        node = self.new(kind)
        node.operation = operation
        for value, socket in zip(values, node.inputs):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, socket)
            else:
                socket.default_value = value
        for name, value in inputs.items():
            node.inputs[name].default_value = value
        return node.outputs[output]

    def eased(self, value, low, high):
        """Rises from 0 to 1 between two values, without a corner."""
        ramp = self.new('MapRange', From_Min=low, From_Max=high, To_Min=0.0, To_Max=1.0)
        ramp.interpolation_type = 'SMOOTHSTEP'
        self.link(value, ramp.inputs['Value'])
        return ramp.outputs['Result']

    def set(self, **inputs):
        for name, value in inputs.items():
            self.surface.inputs[name.replace('_', ' ')].default_value = value
        return self

    def noise(self, scale, detail, low, high):
        """A noise texture between two values, in metres of the object."""
        noise = self.new('TexNoise', Scale=scale, Detail=detail)
        coordinates = self.new('TexCoord')
        self.link(coordinates.outputs['Object'], noise.inputs['Vector'])
        ramp = self.new('MapRange', From_Min=0.35, From_Max=0.65, To_Min=low, To_Max=high)
        self.link(noise.outputs['Fac'], ramp.inputs['Value'])
        return ramp.outputs['Result']


def plain(name, colour, roughness=0.6, metallic=0.0, **more):
    return Nodes(name).set(Base_Color=(*colour, 1), Roughness=roughness, Metallic=metallic, **more).material


def glow(name, colour, strength):
    """Seen as bright and lighting what is near."""
    return Nodes(name).set(Base_Color=(0, 0, 0, 1), Emission=(*colour, 1), Emission_Strength=strength).material


def glass(name, tint, index):
    """A thin pane: mirrors by its angle, else lets tinted light through."""
    nodes = Nodes(name)
    out = nodes.tree.nodes['Material Output']
    nodes.tree.nodes.remove(nodes.surface)
    mirror = nodes.new('BsdfGlossy', Roughness=0.0)
    through = nodes.new('BsdfTransparent', Color=(*tint, 1))
    fresnel = nodes.new('Fresnel', IOR=index)
    mix = nodes.new('MixShader')
    nodes.link(fresnel.outputs[0], mix.inputs[0])
    nodes.link(through.outputs[0], mix.inputs[1])
    nodes.link(mirror.outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], out.inputs['Surface'])
    return nodes.material


def pane(name, tint, index, reflect):
    """A thin pane that lets tinted light through and mirrors, outside, what `reflect(nodes, place, direction)` says.

    That is a socket of a colour or brightness. Nothing is traced at random, so that panes have no noise.
    """
    nodes = Nodes(name)
    nodes.tree.nodes.remove(nodes.surface)
    geometry = nodes.new('NewGeometry')
    incoming = nodes.maths('SCALE', geometry.outputs['Incoming'], kind='VectorMath', Scale=-1)
    direction = nodes.maths('REFLECT', incoming, geometry.outputs['Normal'], kind='VectorMath')
    fresnel = nodes.new('Fresnel', IOR=index)
    mirror = nodes.new('Emission')
    share = nodes.maths('MULTIPLY', nodes.maths('SUBTRACT', 1, geometry.outputs['Backfacing']), fresnel.outputs[0])
    seen = nodes.maths('MULTIPLY', reflect(nodes, geometry.outputs['Position'], direction), share)
    nodes.link(seen, mirror.inputs['Strength'])
    through = nodes.new('BsdfTransparent', Color=(*tint, 1))
    both = nodes.new('AddShader')
    nodes.link(through.outputs[0], both.inputs[0])
    nodes.link(mirror.outputs[0], both.inputs[1])
    nodes.link(both.outputs[0], nodes.tree.nodes['Material Output'].inputs['Surface'])
    settings = nodes.material.cycles
    if hasattr(settings, 'emission_sampling'):  # since Blender 3.5
        settings.emission_sampling = 'NONE'
    else:
        settings.sample_as_light = False
    return nodes.material


def coat(material):
    """Lays a layer of lacquer over a material: at a glance it mirrors all, from above a twenty-fifth."""
    tree = material.node_tree
    out = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    under = out.inputs['Surface'].links[0].from_socket
    fresnel, mirror, mix = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('Fresnel', 'BsdfGlossy', 'MixShader'))
    fresnel.inputs['IOR'].default_value, mirror.inputs['Roughness'].default_value = 1.55, 0.0
    tree.links.new(fresnel.outputs[0], mix.inputs[0])
    tree.links.new(under, mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs['Surface'])
    return material


def paving(name, light, dark, wet):
    """Tarmac or concrete: grains and stains; when wet, puddles that mirror between damp parts that do not."""
    nodes = Nodes(name).set(Specular=0.5 if wet else 0.25)
    stains = nodes.noise(0.35, 6, 0, 1)
    grain = nodes.noise(28, 3, 0, 1)
    mixed = nodes.new('Math')
    mixed.operation = 'MULTIPLY_ADD'
    nodes.link(grain, mixed.inputs[0])
    mixed.inputs[1].default_value = 0.35
    nodes.link(stains, mixed.inputs[2])
    ramp = nodes.new('ValToRGB')
    ramp.color_ramp.elements[0].color = (*dark, 1)
    ramp.color_ramp.elements[1].color = (*light, 1)
    ramp.color_ramp.elements[1].position = 1
    nodes.link(mixed.outputs[0], ramp.inputs[0])
    nodes.link(ramp.outputs[0], nodes.surface.inputs['Base Color'])
    roughness = nodes.noise(0.55, 5, 0.04, 0.34) if wet else nodes.noise(0.5, 4, 0.55, 0.8)
    nodes.link(roughness, nodes.surface.inputs['Roughness'])
    bump = nodes.new('Bump', Strength=0.02 if wet else 0.1, Distance=0.01)
    nodes.link(grain, bump.inputs['Height'])
    nodes.link(bump.outputs[0], nodes.surface.inputs['Normal'])
    return nodes.material


def ramp(colours, stops):
    """Sets the stops of a colour ramp: positions and colours, ascending."""
    first, last = colours.elements
    first.position, first.color = stops[0][0], (*stops[0][1], 1)
    last.position, last.color = stops[-1][0], (*stops[-1][1], 1)
    for position, colour in stops[1:-1]:
        colours.elements.new(position).color = (*colour, 1)


def sky(stops, strength):
    """Light from all sides: colours by height, from below the horizon (0) to the top (1)."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    colours = tree.nodes.new('ShaderNodeValToRGB')
    ramp(colours.color_ramp, stops)
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], colours.inputs[0])
    tree.links.new(colours.outputs[0], background.inputs['Color'])


def lamp(kind, place, target, energy, colour, size=None):
    """A light of Blender's kind at a place, turned to a target; size in metres, of the sun in radians."""
    from mathutils import Vector

    data = bpy.data.lights.new(kind, kind)
    data.energy, data.color = energy, colour
    if kind == 'SUN':
        data.angle = size
    elif kind == 'AREA':
        data.shape, data.size, data.size_y = 'RECTANGLE', *size
    thing = bpy.data.objects.new(kind, data)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(thing)
    return thing
